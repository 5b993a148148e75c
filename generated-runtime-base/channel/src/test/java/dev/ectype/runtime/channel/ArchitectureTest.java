package dev.ectype.runtime.channel;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchTests;
import com.tngtech.archunit.lang.ArchRule;
import dev.ectype.architecture.DeterminismRules;
import dev.ectype.architecture.SharedRules;

/** Checks the dependencies between the packages of the channel module. */
@AnalyzeClasses(packages = "dev.ectype.runtime.channel", importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTest {
    @ArchTest
    static final ArchTests sharedRules = ArchTests.in(SharedRules.class);

    @ArchTest
    static final ArchTests determinism = ArchTests.in(DeterminismRules.class);

    @ArchTest
    static final ArchRule onlyMqttKnowsNetty = noClasses()
            .that()
            .resideOutsideOfPackage("dev.ectype.runtime.channel.mqtt..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.netty..")
            .because("requests and replies are plain values that no transport changes");
}
