package dev.ectype.runtime.channel;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchTests;
import dev.ectype.architecture.DeterminismRules;
import dev.ectype.architecture.SharedRules;

/** Checks the dependencies between the packages of the channel module. */
@AnalyzeClasses(packages = "dev.ectype.runtime.channel", importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTest {
    @ArchTest
    static final ArchTests sharedRules = ArchTests.in(SharedRules.class);

    @ArchTest
    static final ArchTests determinism = ArchTests.in(DeterminismRules.class);
}
