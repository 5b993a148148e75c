package dev.ectype.maven;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchTests;
import com.tngtech.archunit.lang.ArchRule;
import dev.ectype.architecture.SharedRules;
import org.apache.maven.plugin.AbstractMojo;

/** Tests the dependencies between the packages of the build plugin. */
@AnalyzeClasses(packages = "dev.ectype.maven", importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTest {
    @ArchTest
    static final ArchTests sharedRules = ArchTests.in(SharedRules.class);

    @ArchTest
    static final ArchRule workIsDoneWithoutMaven = noClasses()
            .that()
            .resideInAnyPackage("dev.ectype.maven.generate..", "dev.ectype.maven.option..", "dev.ectype.maven.spec..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.apache.maven..", "org.codehaus.plexus..")
            .because("what the goals do is tested without a build around it");

    @ArchTest
    static final ArchRule goalsAreOnTop = noClasses()
            .that()
            .resideInAPackage("dev.ectype.maven.*..")
            .should()
            .dependOnClassesThat()
            .areAssignableTo(AbstractMojo.class)
            .because("a goal carries parameters to those who do the work");

    @ArchTest
    static final ArchRule thePluginIgnoresTheCommandLine = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("dev.ectype.cli..", "picocli..", "io.netty..", "com.palantir.javapoet..")
            .because("what both need is in the launcher");
}
