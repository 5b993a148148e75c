package dev.ectype.noun;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchTests;
import com.tngtech.archunit.lang.ArchRule;
import dev.ectype.architecture.DeterminismRules;
import dev.ectype.architecture.SharedRules;

/** Checks that the compiler and the runtime can share this module. */
@AnalyzeClasses(packages = "dev.ectype.noun", importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTest {
    @ArchTest
    static final ArchTests sharedRules = ArchTests.in(SharedRules.class);

    @ArchTest
    static final ArchTests determinism = ArchTests.in(DeterminismRules.class);

    @ArchTest
    static final ArchRule nounsNeedNothingElse = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("dev.ectype.compiler..", "dev.ectype.runtime..")
            .because("the compiler and the runtime use it, and do not know each other");
}
