package dev.ectype.benchmark;

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
import org.jspecify.annotations.NullMarked;

/** Tests the dependencies of the benchmarks. */
@AnalyzeClasses(packages = "dev.ectype.benchmark", importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTest {
    @ArchTest
    static final ArchRule benchmarksMeasureWhatUsersRun = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("dev.ectype.compiler.emit..", "com.palantir.javapoet..")
            .because("a number taken inside a stage says nothing about a wait")
            .allowEmptyShould(true);

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
