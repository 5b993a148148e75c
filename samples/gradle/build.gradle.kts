// Generates the emulator for the tests of a Gradle build when the description has changed. Run `mvn install` in Ectype first.
// This file was not run with Gradle; its command was tested with `java -cp`.
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

// For a description that references other files, use inputs.dir with the folder that contains all of them.
val emulator by tasks.registering(JavaExec::class) {
    inputs.file(emulatorDescription)
    outputs.dir(emulatorSources)
    classpath = ectype
    mainClass = "dev.ectype.cli.Main"
    args("compile", emulatorDescription.asFile.path, "--out", emulatorSources.get().asFile.path)
}

sourceSets.test {
    java.srcDir(emulator)
    // The emulator reads its plan at start; the plan is in the folder of the sources.
    resources.srcDir(emulator)
    resources.exclude("**/*.java", ".ectype-files")
}

tasks.test {
    useJUnitPlatform()
}
