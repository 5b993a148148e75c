package dev.ectype.controlplane;

import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchTests;
import dev.ectype.architecture.ConcurrencyRules;

/** Checks the classes of the module and of its tests. */
@AnalyzeClasses(packages = "dev.ectype.controlplane")
class ConcurrencyTest {
    @ArchTest
    static final ArchTests concurrency = ArchTests.in(ConcurrencyRules.class);
}
