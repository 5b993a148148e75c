package dev.ectype.launcher;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchTests;
import com.tngtech.archunit.lang.ArchRule;
import dev.ectype.architecture.SharedRules;

/** Tests the dependencies between the packages of the launcher. */
@AnalyzeClasses(packages = "dev.ectype.launcher", importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTest {
    @ArchTest
    static final ArchTests sharedRules = ArchTests.in(SharedRules.class);

    @ArchTest
    static final ArchRule theLauncherIgnoresWhoCallsIt = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("dev.ectype.cli..", "picocli..")
            .because("the build plugin and the control plane launch emulators too")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule serversAndEmissionStayBehindTheirFrontDoors = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("io.netty..", "com.palantir.javapoet..")
            .because("the launcher compiles and boots through the compiler and the runtime")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule recordingsCompileNothing = noClasses()
            .that()
            .resideInAnyPackage("dev.ectype.launcher.recording..", "dev.ectype.launcher.replay..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "dev.ectype.compiler..",
                    "dev.ectype.launcher",
                    "dev.ectype.runtime.emulator..",
                    "dev.ectype.runtime.http..")
            .because("whoever reads or replays a recording needs no description");

    @ArchTest
    static final ArchRule theJudgeIgnoresTheRules = noClasses()
            .that()
            .resideInAPackage("dev.ectype.launcher.judge..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("dev.ectype.compiler.infer..")
            .because("a judge that shares the words of the rules repeats their errors");

    @ArchTest
    static final ArchRule theClientOfTheJudgeIgnoresConclusions = noClasses()
            .that()
            .resideInAnyPackage("dev.ectype.launcher.judge.client..", "dev.ectype.launcher.judge.description..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("dev.ectype.compiler.ir.resource..", "dev.ectype.compiler.conclusion..")
            .because("the client knows only the description");

    @ArchTest
    static final ArchRule standardStreamsStayUntouched = noClasses()
            .should(ACCESS_STANDARD_STREAMS)
            .because("standard output belongs to the data of the command line");
}
