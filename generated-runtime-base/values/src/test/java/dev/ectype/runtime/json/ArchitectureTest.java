package dev.ectype.runtime.json;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchTests;
import com.tngtech.archunit.lang.ArchRule;
import dev.ectype.architecture.DeterminismRules;
import dev.ectype.architecture.SharedRules;

/** Checks the dependencies between the packages of the values module. */
@AnalyzeClasses(
        packages = {"dev.ectype.runtime.json", "dev.ectype.runtime.schema"},
        importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTest {
    @ArchTest
    static final ArchTests sharedRules = ArchTests.in(SharedRules.class);

    @ArchTest
    static final ArchTests determinism = ArchTests.in(DeterminismRules.class);

    @ArchTest
    static final ArchRule documentsNeedNoSchema = noClasses()
            .that()
            .resideInAPackage("dev.ectype.runtime.json..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("dev.ectype.runtime.schema..")
            .because("clients read documents without their types");
}
