/* python.exe for building under wine: calls the Python in the DLL beside it. Never shipped. */
#include <windows.h>

int wmain(int count, wchar_t **words) {
    HMODULE library = LoadLibraryW(L"python311.dll");
    int (*run)(int, wchar_t **) = library ? (void *)GetProcAddress(library, "Py_Main") : NULL;
    return run ? run(count, words) : 97;
}
