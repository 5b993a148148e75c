# Runs Ectype. In a checkout, builds the jar first when it is missing or older than its sources.
# For Windows PowerShell 5.1 and PowerShell 7. Follows the script `ectype` in this folder; not tested on any machine.
$ErrorActionPreference = 'Stop'
$oldestJava = 17
$program = if ($args.Count -gt 0 -and $args[0] -eq 'control-plane') { 'control-plane' } else { 'cli' }
# The script `ectype` gives the reasons for these options.
$options = @('-Dio.netty.leakDetection.level=disabled', '-XX:Tier4InvocationThreshold=50000', '-XX:Tier4MinInvocationThreshold=6000',
    '-XX:Tier4CompileThreshold=150000', '-XX:Tier4BackEdgeThreshold=400000', '-XX:Tier4LoadFeedback=1')
if ($program -eq 'cli') { $options += @('-Dsun.reflect.inflationThreshold=300', '-XX:MaxInlineLevel=30') }
# A JVM refuses a second collector, and its young generation has a size of its own.
if ("$env:JDK_JAVA_OPTIONS $env:JAVA_TOOL_OPTIONS" -notmatch '-XX:\+Use(Z|G1|Parallel|Shenandoah|Serial)GC') {
    $options += '-XX:+UseSerialGC'
    if ($program -eq 'cli' -and $env:JDK_JAVA_OPTIONS -notmatch '-Xmn|NewSize') {
        $young = if ($args -contains 'record') { '-Xmn24m' } else { '-Xmn8m' }
        $options += @($young, '-XX:MaxTenuringThreshold=1')
    }
}
if ($program -eq 'control-plane') { $options += @('-XX:+ExitOnOutOfMemoryError', '-XX:MaxMetaspaceSize=192m', '-XX:ReservedCodeCacheSize=64m') }
# Options on the command line override JDK_JAVA_OPTIONS, so this one is left out when the variable sets it.
if ($program -eq 'control-plane' -and $env:JDK_JAVA_OPTIONS -notmatch '-Xmx') { $options += '-Xmx128m' }

# Commands that end need no optimizing JIT compiler, nor the profiles for it.
if (-not ($args | Where-Object { $_ -in 'emulate', 'record', 'control-plane' })) { $options += '-XX:TieredStopAtLevel=1' }

# Prints a message and exits with 5: the environment failed.
function Stop-Ectype([string] $message) {
    [Console]::Error.WriteLine("ectype: $message")
    exit 5
}

# Returns the java program of JAVA_HOME, or else the first on the PATH.
function Find-Java {
    $name = if ($env:OS -eq 'Windows_NT') { 'java.exe' } else { 'java' }
    if ($env:JAVA_HOME) {
        $java = Join-Path (Join-Path $env:JAVA_HOME 'bin') $name
        if (-not (Test-Path -PathType Leaf $java)) {
            Stop-Ectype "JAVA_HOME is $env:JAVA_HOME, but $java is not an executable file. Point JAVA_HOME to a JDK of version $oldestJava or newer, or unset it."
        }
        return $java
    }
    $found = Get-Command $name -CommandType Application -ErrorAction SilentlyContinue | Select-Object -First 1
    if (-not $found) { Stop-Ectype "no java found. Install a JDK of version $oldestJava or newer, or point JAVA_HOME to one." }
    return $found.Source
}

# Returns the feature version. Reads it from the JDK's release file; starts a JVM only if there is none.
function Get-JavaVersion([string] $java) {
    $release = Join-Path (Split-Path (Split-Path $java)) 'release'
    $line = if (Test-Path $release) { Select-String -Path $release -Pattern '^JAVA_VERSION=' | Select-Object -First 1 -ExpandProperty Line }
    if (-not $line) {
        # The JVM prints its version on standard error, which PowerShell 5.1 would treat as a failure.
        $ErrorActionPreference = 'Continue'
        $line = & $java -version 2>&1 | ForEach-Object { "$_" } | Where-Object { $_ -match 'version' } | Select-Object -First 1
    }
    if ("$line" -notmatch '"(?:1\.)?(\d+)') { Stop-Ectype "cannot determine the version of $java. Point JAVA_HOME to a JDK of version $oldestJava or newer." }
    return [int] $Matches[1]
}

# Returns the path of the program's jar. The name of the control plane's jar contains the version: chooses the newest.
function Find-Jar([string] $root) {
    if ($program -eq 'cli') { return Join-Path $root 'cli/target/ectype.jar' }
    $built = Get-ChildItem (Join-Path $root 'control-plane/target/ectype-control-plane-*-exec.jar') -ErrorAction SilentlyContinue |
        Sort-Object LastWriteTime | Select-Object -Last 1
    if ($built) { return $built.FullName }
    return Join-Path $root 'control-plane/target/ectype-control-plane-exec.jar'
}

function Test-Stale([string] $root, [string] $jar) {
    if (-not (Test-Path $jar)) { return $true }
    $built = (Get-Item $jar).LastWriteTime
    $runtime = 'values', 'state', 'server', 'core', 'channel', 'graphql', 'grpc', 'client' | ForEach-Object { "generated-runtime-base/$_" }
    foreach ($module in @($program, 'launcher', 'compiler', 'nouns') + $runtime) {
        $sources = @(Get-Item (Join-Path $root 'pom.xml'), (Join-Path $root "$module/pom.xml")) +
            @(Get-ChildItem -Recurse (Join-Path $root "$module/src/main"))
        if ($sources | Where-Object { $_.LastWriteTime -gt $built } | Select-Object -First 1) { return $true }
    }
    return $false
}

# Builds the jar. Opens the lock file exclusively, so that one build runs at a time; the lock ends with its process.
function Build-Ectype([string] $root, [string] $javaHome) {
    if (-not (Get-Command mvn -ErrorAction SilentlyContinue)) { Stop-Ectype "$(Find-Jar $root) is missing or older than its sources, and mvn, which builds it, is not on the PATH. Install Maven 3.8 or newer." }
    $lock = $null
    while (-not $lock) {
        try { $lock = [IO.File]::Open((Join-Path $root '.build.lock'), 'OpenOrCreate', 'ReadWrite', 'None') } catch [IO.IOException] { Start-Sleep -Seconds 1 }
    }
    $usual = $env:JAVA_HOME
    try {
        if (Test-Stale $root (Find-Jar $root)) {
            [Console]::Error.WriteLine('ectype: building (about a minute the first time)')
            $began = Get-Date
            $env:JAVA_HOME = $javaHome
            # Standard output is for the command's data.
            & mvn -B -T 1C -f (Join-Path $root 'pom.xml') '-Dectype.quick' package -pl $program -am | ForEach-Object { [Console]::Error.WriteLine("$_") }
            if ($LASTEXITCODE -ne 0) { Stop-Ectype 'the build failed; its messages are above.' }
            (Get-Item (Find-Jar $root)).LastWriteTime = $began
        }
    } finally {
        $env:JAVA_HOME = $usual
        $lock.Dispose()
    }
}

$java = Find-Java
$version = Get-JavaVersion $java
if ($version -lt $oldestJava) { Stop-Ectype "$java is Java $version. Ectype needs $oldestJava or newer: point JAVA_HOME to one." }
if (Test-Path (Join-Path $PSScriptRoot 'pom.xml')) {
    $jar = Find-Jar $PSScriptRoot
    if (Test-Stale $PSScriptRoot $jar) {
        Build-Ectype $PSScriptRoot (Split-Path (Split-Path $java))
        $jar = Find-Jar $PSScriptRoot
    }
} else {
    $name = if ($program -eq 'cli') { 'ectype.jar' } else { 'ectype-control-plane.jar' }
    $jar = Join-Path (Join-Path (Split-Path $PSScriptRoot) 'lib') $name
    if (-not (Test-Path $jar)) { Stop-Ectype "$jar is missing. Unpack ectype-control-plane-*.tar.gz in the folder where you unpacked the release." }
}
if ($version -ge 22) { $options += '--enable-native-access=ALL-UNNAMED' }
& $java @options '-Xlog:disable' -jar $jar @args
exit $LASTEXITCODE
