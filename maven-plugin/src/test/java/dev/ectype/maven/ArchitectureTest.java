package dev.ectype.maven;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import org.apache.maven.plugin.AbstractMojo;
import org.jspecify.annotations.NullMarked;

/** Tests the dependencies between the packages of the build plugin. */
@AnalyzeClasses(packages = "dev.ectype.maven", importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTest {
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

    @ArchTest
    static final ArchRule packagesFormNoCycles = slices().matching("dev.ectype.(**)")
            .should()
            .beFreeOfCycles()
            .because("a package that needs its user cannot be read, tested or replaced by itself");

    @ArchTest
    static final ArchRule everyPackageSaysWhatMayBeNull = classes()
            .should(beInNullMarkedPackage())
            .because("NullAway only looks where a package-info says @NullMarked");

    @ArchTest
    static final ArchRule namesSayWhatATypeIs = noClasses()
            .should()
            .haveNameMatching(".*(Impl|Manager|Helper|Utils?)")
            .because("such a name fits every type and so tells a reader nothing");

    private static ArchCondition<JavaClass> beInNullMarkedPackage() {
        return ArchCondition.from(DescribedPredicate.describe(
                "be in a package marked @NullMarked", type -> type.getPackage().isAnnotatedWith(NullMarked.class)));
    }
}
