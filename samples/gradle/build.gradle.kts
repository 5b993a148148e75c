// Makes the emulator part of the tests of a Gradle build, only when the description has changed. Needs `mvn install` of Ectype once.
// This file was not run with Gradle; the command that it runs is tried with `java -cp`.
plugins {
    java
}

repositories {
    mavenLocal()
    mavenCentral()
}

java {
    toolchain { languageVersion = JavaLanguageVersion.of(17) }
}

val ectypeVersion = "0.1.0-SNAPSHOT"
val ectype: Configuration by configurations.creating

dependencies {
    ectype("dev.ectype:ectype-cli:$ectypeVersion")
    testImplementation("dev.ectype:ectype-junit:$ectypeVersion")
    testImplementation("org.junit.jupiter:junit-jupiter:6.0.3")
    testRuntimeOnly("org.junit.platform:junit-platform-launcher:6.0.3")
}

val emulatorDescription = layout.projectDirectory.file("src/test/api/openapi.yaml")
val emulatorSources = layout.buildDirectory.dir("generated/sources/ectype")

// A description that refers to other files: inputs.dir(the folder that holds them all).
val emulator by tasks.registering(JavaExec::class) {
    inputs.file(emulatorDescription)
    outputs.dir(emulatorSources)
    classpath = ectype
    mainClass = "dev.ectype.cli.Main"
    args("compile", emulatorDescription.asFile.path, "--out", emulatorSources.get().asFile.path)
}

sourceSets.test {
    java.srcDir(emulator)
    // The plan, which the emulator reads when it starts, lies beside its sources.
    resources.srcDir(emulator)
    resources.exclude("**/*.java", ".ectype-files")
}

tasks.test {
    useJUnitPlatform()
}
