package dev.ectype.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchTests;
import com.tngtech.archunit.lang.ArchRule;
import dev.ectype.architecture.SharedRules;

/** The direction in which the packages of the command line may look. */
@AnalyzeClasses(packages = "dev.ectype.cli", importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTest {
    @ArchTest
    static final ArchTests sharedRules = ArchTests.in(SharedRules.class);

    @ArchTest
    static final ArchRule commandsUseTheRestAndNotTheReverse = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .withOptionalLayers(true)
            .layer("Command")
            .definedBy("dev.ectype.cli.command..")
            .layer("Proxy")
            .definedBy("dev.ectype.cli.proxy..")
            .layer("Remote")
            .definedBy("dev.ectype.cli.remote..")
            .layer("Service")
            .definedBy("dev.ectype.cli.service..")
            .layer("Render")
            .definedBy("dev.ectype.cli.render..")
            .whereLayer("Command")
            .mayOnlyAccessLayers("Proxy", "Remote", "Render", "Service")
            .whereLayer("Proxy")
            .mayNotAccessAnyLayer()
            .whereLayer("Remote")
            .mayNotAccessAnyLayer()
            .whereLayer("Service")
            .mayNotAccessAnyLayer()
            .whereLayer("Render")
            .mayNotAccessAnyLayer()
            .because("what a command needs must be usable by the next command");

    @ArchTest
    static final ArchRule onlyTheProxyKnowsNetty = noClasses()
            .that()
            .resideOutsideOfPackage("dev.ectype.cli.proxy..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("io.netty..")
            .because("commands deal in plain values")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule emissionStaysBehindTheCompiler = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("com.palantir.javapoet..")
            .because("the command line compiles through the front door")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule onlyProgramsEndTheProcess = noClasses()
            .that()
            .doNotHaveFullyQualifiedName("dev.ectype.cli.Main")
            .and()
            .doNotHaveFullyQualifiedName("dev.ectype.cli.CommandTrainingRun")
            .should()
            .callMethod(System.class, "exit", int.class)
            .because("a command that answers with an exit code can be tested");
}
