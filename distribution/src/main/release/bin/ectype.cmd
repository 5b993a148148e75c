@echo off
rem Runs Ectype with the Java of JAVA_HOME, or else with the first on the PATH.
setlocal
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java.exe"
"%JAVA%" -version >nul 2>nul
if errorlevel 1 (
  echo ectype: no java found. Install Java 17 or newer, or point JAVA_HOME to one. 1>&2
  exit /b 5
)
set "JAR=%~dp0..\lib\ectype.jar"
rem A JVM refuses a second collector.
set "COLLECTOR=-XX:+UseSerialGC"
echo "%JDK_JAVA_OPTIONS% %JAVA_TOOL_OPTIONS%" | findstr /R /C:"-XX:+Use[A-Z][A-Za-z0-9]*GC" >nul && set "COLLECTOR="
set "OPTIONS=%COLLECTOR%"
rem Commands that end need no optimizing JIT compiler, nor the profiles for it.
for %%c in (check compile graph infer ingest judge) do if "%~1"=="%%c" set "OPTIONS=%COLLECTOR% -XX:TieredStopAtLevel=1"
if "%~1"=="control-plane" (
  set "JAR=%~dp0..\lib\ectype-control-plane.jar"
  set "OPTIONS=%COLLECTOR% -XX:+ExitOnOutOfMemoryError -Xmx128m"
  rem Options on the command line override JDK_JAVA_OPTIONS, so -Xmx is left out when the variable sets it.
  echo "%JDK_JAVA_OPTIONS%" | findstr /C:"-Xmx" >nul && set "OPTIONS=%COLLECTOR% -XX:+ExitOnOutOfMemoryError"
)
if not exist "%JAR%" (
  echo ectype: %JAR% is missing. Unpack ectype-control-plane-*.tar.gz in the folder where you unpacked the release. 1>&2
  exit /b 5
)
"%JAVA%" %OPTIONS% -Xlog:disable -jar "%JAR%" %*
exit /b %ERRORLEVEL%
