package dev.ectype.benchmark;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchTests;
import com.tngtech.archunit.lang.ArchRule;
import dev.ectype.architecture.SharedRules;

/** Tests the dependencies of the benchmarks. */
@AnalyzeClasses(packages = "dev.ectype.benchmark", importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTest {
    @ArchTest
    static final ArchTests sharedRules = ArchTests.in(SharedRules.class);

    @ArchTest
    static final ArchRule benchmarksMeasureWhatUsersRun = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("dev.ectype.compiler.emit..", "com.palantir.javapoet..")
            .because("a number taken inside a stage says nothing about a wait")
            .allowEmptyShould(true);
}
