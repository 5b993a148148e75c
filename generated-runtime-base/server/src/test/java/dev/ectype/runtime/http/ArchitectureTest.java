package dev.ectype.runtime.http;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchTests;
import com.tngtech.archunit.lang.ArchRule;
import dev.ectype.architecture.DeterminismRules;
import dev.ectype.architecture.SharedRules;

/** Checks the dependencies between the packages of the server module. */
@AnalyzeClasses(
        packages = {"dev.ectype.runtime.http", "dev.ectype.runtime.netty", "dev.ectype.runtime.server"},
        importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTest {
    @ArchTest
    static final ArchTests sharedRules = ArchTests.in(SharedRules.class);

    @ArchTest
    static final ArchTests determinism = ArchTests.in(DeterminismRules.class);

    @ArchTest
    static final ArchRule onlyTheServerKnowsNetty = noClasses()
            .that()
            .resideOutsideOfPackages("dev.ectype.runtime.netty..", "dev.ectype.runtime.server.protocol..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.netty..")
            .because(
                    "handlers and overrides use plain values that no transport changes; only another protocol adds its handlers to Netty's");
}
