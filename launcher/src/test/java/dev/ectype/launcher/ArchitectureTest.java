package dev.ectype.launcher;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import org.jspecify.annotations.NullMarked;

/** Tests the dependencies between the packages of the launcher. */
@AnalyzeClasses(packages = "dev.ectype.launcher", importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTest {
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
    static final ArchRule packagesFormNoCycles = slices().matching("dev.ectype.(**)")
            .should()
            .beFreeOfCycles()
            .because("a package that needs its user cannot be read, tested or replaced by itself");

    @ArchTest
    static final ArchRule everyPackageSaysWhatMayBeNull = classes()
            .should(beInNullMarkedPackage())
            .because("NullAway only looks where a package-info says @NullMarked");

    @ArchTest
    static final ArchRule namesSayWhatATypeIs = noClasses()
            .should()
            .haveNameMatching(".*(Impl|Manager|Helper|Utils?)")
            .because("such a name fits every type and so tells a reader nothing");

    @ArchTest
    static final ArchRule standardStreamsStayUntouched = noClasses()
            .should(ACCESS_STANDARD_STREAMS)
            .because("standard output belongs to the data of the command line");

    private static ArchCondition<JavaClass> beInNullMarkedPackage() {
        return ArchCondition.from(DescribedPredicate.describe(
                "be in a package marked @NullMarked", type -> type.getPackage().isAnnotatedWith(NullMarked.class)));
    }
}
