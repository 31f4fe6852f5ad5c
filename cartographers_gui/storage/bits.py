"""Numbers of a few bits each, packed into bytes; what game codes are made of."""

__all__ = ["BitReader", "BitWriter", "OutOfBits"]


class OutOfBits(ValueError):
    """More was read than was written."""


class BitWriter:
    """Packs numbers, the first into the highest bits.

    >>> writer = BitWriter()
    >>> writer.write(5, 3)
    >>> writer.write(1, 7)
    >>> writer.bytes().hex()
    'a040'
    """

    def __init__(self) -> None:
        self._value = 0
        self._length = 0
        self._done = bytearray()

    def write(self, value: int, width: int) -> None:
        """Add a number of so many bits. Raises `ValueError` when it needs more."""
        if not 0 <= value < 1 << width:
            raise ValueError(f"{value} does not fit into {width} bits")
        self._value = self._value << width | value
        self._length += width
        # Whole bytes are put away, so that a long game does not grow one huge number.
        whole, self._length = divmod(self._length, 8)
        if whole:
            self._done += (self._value >> self._length).to_bytes(whole)
            self._value &= (1 << self._length) - 1

    def write_text(self, text: str) -> None:
        """Add a text of at most 1023 bytes in UTF-8. Raises `ValueError` for a longer one."""
        data = text.encode("utf-8")
        self.write(len(data), _TEXT_LENGTH)
        for byte in data:
            self.write(byte, 8)

    def bytes(self) -> bytes:
        """Return everything, filled up with zeros to whole bytes."""
        if not self._length:
            return bytes(self._done)
        return bytes(self._done) + bytes([self._value << (8 - self._length)])


class BitReader:
    """Reads what a `BitWriter` has packed.

    >>> reader = BitReader(bytes.fromhex("a040"))
    >>> reader.read(3), reader.read(7)
    (5, 1)
    """

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    def read(self, width: int) -> int:
        """Return the next number of so many bits. Raises `OutOfBits` at the end."""
        end = self._at + width
        if end > 8 * len(self._data):
            raise OutOfBits("the code ends too early")
        part = self._data[self._at // 8 : (end + 7) // 8]
        value = int.from_bytes(part) >> (-end % 8)
        self._at = end
        return value & ((1 << width) - 1)

    def read_text(self) -> str:
        """Return a text. Raises `OutOfBits`, or `ValueError` for what is no UTF-8."""
        return bytes(self.read(8) for _ in range(self.read(_TEXT_LENGTH))).decode("utf-8")

    def is_at_end(self) -> bool:
        """Tell whether nothing is left but the zeros that fill the last byte."""
        left = 8 * len(self._data) - self._at
        return left < 8 and self.read(left) == 0  # noqa: PLR2004 - bits of a byte


_TEXT_LENGTH = 10
"""Bits of a text's length in bytes: 60 characters of title take at most 240."""
