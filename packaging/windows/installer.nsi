; The installer for Windows, called by packaging/build.py:
;   makensis -DVERSION=0.1.0 -DSOURCE=folder -DICON=file.ico
;     -DPICTURE=file.bmp -DOUT=setup.exe installer.nsi
; Installs for one person, without an administrator: files below %LOCALAPPDATA%\Programs, keys below
; HKCU. Saved games and settings are kept on removal, unless the person wants them removed.

Unicode true
!ifdef AMD64
Target amd64-unicode   ; lets a 64-bit wine without 32-bit parts run it
!endif
SetCompressor /SOLID lzma
SetCompressorDictSize 64
ManifestDPIAware true
ManifestSupportedOS Win10
RequestExecutionLevel user

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh

!define APP "Cartographers"
!define PUBLISHER "The authors of cartographers-gui"
!define REMOVAL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${APP}"
!define KIND "${APP}.Game"
!define SUFFIX ".cartographers"

Name "$(Title)"
BrandingText "${APP} ${VERSION}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\${APP}"
InstallDirRegKey HKCU "Software\${APP}" "InstallDir"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${APP}"
VIAddVersionKey "FileDescription" "${APP} setup"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "${PUBLISHER}"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${PICTURE}"
!define MUI_COMPONENTSPAGE_NODESC
!define MUI_FINISHPAGE_RUN "$INSTDIR\${APP}.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Croatian"
!insertmacro MUI_LANGUAGE "Ukrainian"
!insertmacro MUI_LANGUAGE "Spanish"

; The names of packaging/metadata.py (a test compares them).
LangString Title ${LANG_ENGLISH} "Cartographers"
LangString Title ${LANG_CROATIAN} "Kartografi"
LangString Title ${LANG_UKRAINIAN} "Картографи"
LangString Title ${LANG_SPANISH} "Cartógrafos"
LangString StillOpen ${LANG_ENGLISH} "Cartographers is still open. Close its window, then try again."
LangString StillOpen ${LANG_CROATIAN} "Program Kartografi još je otvoren. Zatvori njegov prozor pa pokušaj ponovno."
LangString StillOpen ${LANG_UKRAINIAN} "Програму «Картографи» ще відкрито. Закрийте її вікно та спробуйте знову."
LangString StillOpen ${LANG_SPANISH} "Cartógrafos sigue abierto. Cierra su ventana y vuelve a intentarlo."
LangString KindName ${LANG_ENGLISH} "Cartographers game"
LangString KindName ${LANG_CROATIAN} "Igra Kartografi"
LangString KindName ${LANG_UKRAINIAN} "Гра «Картографи»"
LangString KindName ${LANG_SPANISH} "Partida de Cartógrafos"
LangString RemoveSaves ${LANG_ENGLISH} "Saved games and settings"
LangString RemoveSaves ${LANG_CROATIAN} "Spremljene igre i postavke"
LangString RemoveSaves ${LANG_UKRAINIAN} "Збережені ігри й налаштування"
LangString RemoveSaves ${LANG_SPANISH} "Partidas guardadas y ajustes"

!macro TellDesktop
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

; Windows lets nobody write to a program that runs: half of it would be replaced or removed.
!macro WaitUntilClosed
  ${If} ${FileExists} "$INSTDIR\${APP}.exe"
    ${Do}
      ClearErrors
      FileOpen $0 "$INSTDIR\${APP}.exe" a
      ${IfNot} ${Errors}
        FileClose $0
        ${ExitDo}
      ${EndIf}
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(StillOpen)" /SD IDCANCEL IDRETRY +3
        SetErrorLevel 2
        Quit
    ${Loop}
  ${EndIf}
!macroend

; Each person sees one entry in the start menu, also when an older version was in another language.
!macro RemoveShortcuts
  Delete "$SMPROGRAMS\Cartographers.lnk"
  Delete "$SMPROGRAMS\Kartografi.lnk"
  Delete "$SMPROGRAMS\Картографи.lnk"
  Delete "$SMPROGRAMS\Cartógrafos.lnk"
!macroend

Section "-Program"
  !insertmacro WaitUntilClosed
  SetOutPath "$INSTDIR"
  ; What an older version brought goes first, so that none of its modules is found later.
  RMDir /r "$INSTDIR\_internal"
  File /r "${SOURCE}/*.*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  !insertmacro RemoveShortcuts
  CreateShortcut "$SMPROGRAMS\$(Title).lnk" "$INSTDIR\${APP}.exe"
  WriteRegStr HKCU "Software\${APP}" "InstallDir" "$INSTDIR"
  WriteRegStr HKCU "${REMOVAL}" "DisplayName" "$(Title)"
  WriteRegStr HKCU "${REMOVAL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${REMOVAL}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${REMOVAL}" "DisplayIcon" "$INSTDIR\${APP}.exe"
  WriteRegStr HKCU "${REMOVAL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${REMOVAL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${REMOVAL}" "NoModify" 1
  WriteRegDWORD HKCU "${REMOVAL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${REMOVAL}" "EstimatedSize" $0
  WriteRegStr HKCU "Software\Classes\${SUFFIX}" "" "${KIND}"
  WriteRegStr HKCU "Software\Classes\${SUFFIX}\OpenWithProgids" "${KIND}" ""
  WriteRegStr HKCU "Software\Classes\${KIND}" "" "$(KindName)"
  WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\${APP}.exe,0"
  WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\${APP}.exe" "%1"'
  !insertmacro TellDesktop
SectionEnd

Section "-un.Program"
  !insertmacro WaitUntilClosed
  ; Nobody can remove the folder that he stands in.
  SetOutPath "$TEMP"
  !insertmacro RemoveShortcuts
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\${APP}.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  DeleteRegKey HKCU "${REMOVAL}"
  DeleteRegKey HKCU "Software\${APP}"
  DeleteRegKey HKCU "Software\Classes\${KIND}"
  DeleteRegValue HKCU "Software\Classes\${SUFFIX}\OpenWithProgids" "${KIND}"
  ReadRegStr $0 HKCU "Software\Classes\${SUFFIX}" ""
  StrCmp $0 "${KIND}" 0 +2
    DeleteRegKey HKCU "Software\Classes\${SUFFIX}"
  !insertmacro TellDesktop
SectionEnd

; Not chosen unless the person chooses it; a silent removal keeps them.
Section /o "un.$(RemoveSaves)"
  RMDir /r "$LOCALAPPDATA\cartographers"
  RMDir /r "$INSTDIR\cartographers-data"
  Delete "$INSTDIR\portable.txt"
  RMDir "$INSTDIR"
SectionEnd
