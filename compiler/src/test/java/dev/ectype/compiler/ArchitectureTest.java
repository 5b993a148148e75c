package dev.ectype.compiler;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchTests;
import com.tngtech.archunit.lang.ArchRule;
import dev.ectype.architecture.DeterminismRules;
import dev.ectype.architecture.SharedRules;

/** Checks the dependencies between the packages of the compiler. */
@AnalyzeClasses(packages = "dev.ectype.compiler", importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTest {
    @ArchTest
    static final ArchTests sharedRules = ArchTests.in(SharedRules.class);

    @ArchTest
    static final ArchTests determinism = ArchTests.in(DeterminismRules.class);

    @ArchTest
    static final ArchRule stagesDependOnlyOnEarlierStages = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .withOptionalLayers(true)
            .layer("Diagnostic")
            .definedBy("dev.ectype.compiler.diagnostic..")
            .layer("Json")
            .definedBy("dev.ectype.compiler.json..")
            .layer("Source")
            .definedBy("dev.ectype.compiler.source..")
            .layer("Ir")
            .definedBy("dev.ectype.compiler.ir..")
            .layer("Ingest")
            .definedBy("dev.ectype.compiler.ingest..")
            .layer("Link")
            .definedBy("dev.ectype.compiler.link..")
            .layer("Normalize")
            .definedBy("dev.ectype.compiler.normalize..")
            .layer("Check")
            .definedBy("dev.ectype.compiler.check..")
            .layer("Infer")
            .definedBy("dev.ectype.compiler.infer..")
            .layer("Graph")
            .definedBy("dev.ectype.compiler.graph..")
            .layer("Emit")
            .definedBy("dev.ectype.compiler.emit..")
            .layer("Output")
            .definedBy("dev.ectype.compiler.output..")
            .whereLayer("Diagnostic")
            .mayNotAccessAnyLayer()
            .whereLayer("Json")
            .mayOnlyAccessLayers("Diagnostic")
            .whereLayer("Source")
            .mayOnlyAccessLayers("Diagnostic", "Json")
            .whereLayer("Ir")
            .mayOnlyAccessLayers("Diagnostic", "Json")
            .whereLayer("Ingest")
            .mayOnlyAccessLayers("Diagnostic", "Json", "Ir", "Source")
            .whereLayer("Link")
            .mayOnlyAccessLayers("Diagnostic", "Json", "Ir")
            .whereLayer("Normalize")
            .mayOnlyAccessLayers("Diagnostic", "Json", "Ir")
            .whereLayer("Check")
            .mayOnlyAccessLayers("Diagnostic", "Json", "Ir")
            .whereLayer("Infer")
            .mayOnlyAccessLayers("Diagnostic", "Json", "Ir")
            .whereLayer("Graph")
            .mayOnlyAccessLayers("Diagnostic", "Json", "Ir")
            .whereLayer("Emit")
            .mayOnlyAccessLayers("Diagnostic", "Json", "Ir", "Graph")
            .whereLayer("Output")
            .mayNotAccessAnyLayer()
            .because(
                    "each stage reads what the stages before it made, so that a stage can be tested by what goes in and what comes out");

    @ArchTest
    static final ArchRule onlyTheFrontDoorKnowsEveryStage = noClasses()
            .that()
            .resideInAPackage("dev.ectype.compiler.*..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("dev.ectype.compiler")
            .because("there is one path from input to output and it starts at the front door")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule inputFormatsNeverMeet = slices().matching("dev.ectype.compiler.ingest.(*)..")
            .should()
            .notDependOnEachOther()
            .ignoreDependency(
                    alwaysTrue(),
                    resideInAnyPackage(
                            "dev.ectype.compiler.ingest.observed",
                            "dev.ectype.compiler.ingest.document",
                            "dev.ectype.compiler.ingest.path",
                            "dev.ectype.compiler.ingest.schema"))
            .because(
                    "a format must be removable without touching another; formats share the readers of exchanges, trees,"
                            + " paths and schemas")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule onlyEmissionWritesJava = noClasses()
            .that()
            .resideOutsideOfPackage("dev.ectype.compiler.emit..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("com.palantir.javapoet..")
            .because("what Java looks like is the business of the last stage")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule theCompilerNeverSeesTheRuntime = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("dev.ectype.runtime..", "io.netty..")
            .because("emitted code meets the runtime when it is compiled, the compiler only knows its names")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule standardStreamsStayUntouched = noClasses()
            .should(ACCESS_STANDARD_STREAMS)
            .because("standard output belongs to the data of the command line");
}
