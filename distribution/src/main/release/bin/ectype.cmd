@echo off
rem Runs Ectype with the Java of JAVA_HOME, else with the one on the PATH.
setlocal
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java.exe"
"%JAVA%" -version >nul 2>nul
if errorlevel 1 (
  echo ectype: no java found. Install Java 17 or newer, or point JAVA_HOME to one. 1>&2
  exit /b 5
)
"%JAVA%" -XX:+UseSerialGC -Xlog:disable -jar "%~dp0..\lib\ectype.jar" %*
exit /b %ERRORLEVEL%
