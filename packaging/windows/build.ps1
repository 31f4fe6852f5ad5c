# Builds setup.exe on Windows 10 or newer: .\packaging\windows\build.ps1
# Needs Python 3.11 or newer (python.org) and NSIS 3.08 or newer (winget install NSIS.NSIS).
$ErrorActionPreference = "Stop"
Set-Location (Join-Path $PSScriptRoot "..\..")
$launcher = Get-Command py -ErrorAction SilentlyContinue
$makensis = Get-Command makensis -ErrorAction SilentlyContinue
if (-not $makensis -and -not (Test-Path "C:\Program Files (x86)\NSIS\makensis.exe")) {
    throw "NSIS is missing. Install it with: winget install NSIS.NSIS"
}
if ($launcher) { py -3 dev.py package } else { python dev.py package }
if ($LASTEXITCODE -ne 0) { exit $LASTEXITCODE }
Get-ChildItem build\package\out
