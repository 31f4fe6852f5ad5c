"""What comes from outside while the program runs: files of the system, and of a second start."""

import json
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from time import sleep
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLockFile, QObject, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

__all__ = ["Application", "SingleInstance"]

_LONGEST_MESSAGE = 64 * 1024
_PATIENCE = 3000
"""Milliseconds to wait for an answer of the other program."""
_PAUSE = 50


class Application(QApplication):
    """The application, which macOS tells about files opened in its file manager."""

    file_opened = Signal(str)
    """The path of a file."""

    def event(self, event: QEvent) -> bool:
        """Take a file that the system wants to be opened."""
        if isinstance(event, QFileOpenEvent):
            self.file_opened.emit(event.file())
            return True
        return super().event(event)


class SingleInstance(QObject):
    """Lets one program alone write into a folder; a second one hands over its file and ends.

    They speak through a socket of this machine and this person; it is no network.
    """

    handed = Signal(str)
    """The path of the file that a second start was to open; empty when it had none."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._lock = QLockFile(str(folder / "lock"))
        # By its process alone: a clock that was set makes no lock old.
        self._lock.setStaleLockTime(0)
        self._server: QLocalServer | None = None
        self._sockets: list[QLocalSocket] = []

    @cached_property
    def _name(self) -> str:
        """The name of the socket: one for each folder."""
        from hashlib import sha256  # noqa: PLC0415 - 5 ms, after the first paint

        digest = sha256(str(self._folder.resolve()).encode("utf-8", "surrogateescape"))
        return f"cartographers-{digest.hexdigest()[:20]}"

    def claim(self) -> bool:
        """Return whether this is the first program in the folder; it keeps the folder then.

        A folder in which no lock can be made belongs to whoever listens for it.
        """
        if self._take_lock():
            return True
        if self._lock.error() is QLockFile.LockError.LockFailedError:
            return False
        return not self._is_answered()

    def _take_lock(self) -> bool:
        if self._lock.isLocked():
            return True
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
        return self._lock.tryLock(0)

    def on_step(self) -> None:
        """Lock the folder after all, once a disk that was full has room again."""
        self._take_lock()

    def _is_answered(self) -> bool:
        """Tell whether another program listens for this folder, where a lock cannot be made."""
        from PySide6.QtNetwork import QLocalSocket  # noqa: PLC0415 - for a disk that fails only

        socket = QLocalSocket()
        socket.connectToServer(self._name)
        is_answered = socket.waitForConnected(_PATIENCE)
        socket.abort()
        return is_answered

    def listen(self) -> None:
        """Begin to take the files of second starts."""
        from PySide6.QtNetwork import QLocalServer  # noqa: PLC0415 - 11 ms, after the first paint

        # What a program that was killed left behind; we hold the lock, so it is nobody's.
        QLocalServer.removeServer(self._name)
        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        server.newConnection.connect(self.on_connection)
        server.listen(self._name)
        self._server = server

    def release(self) -> None:
        """Let another program have the folder."""
        for socket in self._sockets.copy():
            socket.abort()
        if self._server is not None:
            self._server.close()
            self._server.deleteLater()
            self._server = None
        self._lock.unlock()

    def hand_over(self, file: Path | None) -> bool:
        """Send a file to the first program, or only call it to the front; tell whether it came."""
        from PySide6.QtNetwork import QLocalSocket  # noqa: PLC0415 - only a second start needs it

        socket = QLocalSocket()
        # The first one may have been started a moment ago, and not be listening yet.
        for _ in range(_PATIENCE // _PAUSE):
            socket.connectToServer(self._name)
            if socket.waitForConnected(_PATIENCE):
                break
            sleep(_PAUSE / 1000)
        else:
            return False
        path = "" if file is None else str(file.absolute())
        socket.write(json.dumps({"open": path}).encode("ascii") + b"\n")
        if not socket.waitForReadyRead(_PATIENCE):
            return False
        answer = socket.readAll().data()
        socket.disconnectFromServer()
        return bytes(answer) == b"ok\n"

    def on_connection(self) -> None:
        if self._server is None:
            return
        socket = self._server.nextPendingConnection()
        if socket is not None:
            socket.setParent(self)
            self._sockets.append(socket)
            socket.readyRead.connect(self.on_message)
            socket.disconnected.connect(self.on_disconnected)

    def on_disconnected(self) -> None:
        for socket in self._sockets.copy():
            if not socket.isOpen() or not socket.isValid():
                self._sockets.remove(socket)
                socket.deleteLater()

    def on_message(self) -> None:
        for socket in self._sockets.copy():
            if socket.canReadLine():
                self._answer(socket)
            elif socket.bytesAvailable() > _LONGEST_MESSAGE:
                socket.abort()

    def _answer(self, socket: "QLocalSocket") -> None:
        path = _path_in(bytes(socket.readLine(_LONGEST_MESSAGE).data()))
        if path is None:
            socket.abort()
            return
        socket.write(b"ok\n")
        socket.flush()
        self.handed.emit(path)


def _path_in(message: bytes) -> str | None:
    """Return the path that a message names, or nothing when it is no message of ours."""
    try:
        content = json.loads(message)
    except (ValueError, RecursionError):
        return None
    path = content.get("open") if isinstance(content, dict) else None
    return path if isinstance(path, str) and "\0" not in path else None
