package dev.ectype.runtime.emulator;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchTests;
import com.tngtech.archunit.lang.ArchRule;
import dev.ectype.architecture.DeterminismRules;
import dev.ectype.architecture.SharedRules;

/** Checks the dependencies between the packages of the core module. */
@AnalyzeClasses(
        packages = {
            "dev.ectype.runtime.chaos",
            "dev.ectype.runtime.emulator",
            "dev.ectype.runtime.plan",
            "dev.ectype.runtime.wire"
        },
        importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTest {
    @ArchTest
    static final ArchTests sharedRules = ArchTests.in(SharedRules.class);

    @ArchTest
    static final ArchTests determinism = ArchTests.in(DeterminismRules.class);

    @ArchTest
    static final ArchRule onlyTheEmulatorKnowsAllParts = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer("Plan")
            .definedBy("dev.ectype.runtime.plan..")
            .layer("Chaos")
            .definedBy("dev.ectype.runtime.chaos..")
            .layer("Wire")
            .definedBy("dev.ectype.runtime.wire..")
            .layer("Emulator")
            .definedBy("dev.ectype.runtime.emulator..")
            .whereLayer("Plan")
            .mayNotAccessAnyLayer()
            .whereLayer("Chaos")
            .mayNotAccessAnyLayer()
            .whereLayer("Wire")
            .mayOnlyAccessLayers("Plan")
            .whereLayer("Emulator")
            .mayNotBeAccessedByAnyLayer()
            .because("plans, faults and protocol adapters can be tested and replaced without an emulator");

    @ArchTest
    static final ArchRule onlyTheLaunchUsesTheTerminal = noClasses()
            .that()
            .resideOutsideOfPackage("dev.ectype.runtime.emulator")
            .should(ACCESS_STANDARD_STREAMS)
            .because("an emulator jar prints its address on standard output, and nothing else");
}
