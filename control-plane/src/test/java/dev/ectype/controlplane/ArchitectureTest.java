package dev.ectype.controlplane;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import dev.ectype.controlplane.platform.database.Database;
import org.springframework.web.bind.annotation.RestController;

@AnalyzeClasses(packages = "dev.ectype.controlplane", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule featuresStandOnThePlatform = noClasses()
            .that()
            .resideInAPackage("..controlplane.platform..")
            .should()
            .dependOnClassesThat(resideInAPackage("dev.ectype.controlplane..")
                    .and(resideOutsideOfPackages("..controlplane.platform..", "..controlplane.jooq..")))
            .because("the floor must not lean on what stands on it");

    @ArchTest
    static final ArchRule featuresHaveNoCycles = slices().matching("dev.ectype.controlplane.(*)..")
            .should()
            .beFreeOfCycles()
            .because("a feature that needs another which needs it is one feature");

    @ArchTest
    static final ArchRule packagesHaveNoCycles = slices().matching("dev.ectype.controlplane.(**)")
            .should()
            .beFreeOfCycles()
            // The classes that jOOQ generates have such a cycle.
            .ignoreDependency(resideInAPackage("..controlplane.jooq.."), alwaysTrue())
            .because(
                    "a package is understood after those that it uses, and of two that use each other neither comes first");

    @ArchTest
    static final ArchRule theProgramIsOnTop = noClasses()
            .that()
            .resideOutsideOfPackage("dev.ectype.controlplane")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("dev.ectype.controlplane")
            .because("it puts together what is below it");

    @ArchTest
    static final ArchRule tablesAreReadByRepositories = noClasses()
            .that()
            .resideOutsideOfPackages("..controlplane.jooq..", "..controlplane.platform.database..")
            .and()
            .haveSimpleNameNotEndingWith("Repository")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.jooq..", "..controlplane.jooq..")
            .because("every statement must be found where the organization is asked for");

    @ArchTest
    static final ArchRule controllersAreNobodysBusiness = classes()
            .that()
            .areMetaAnnotatedWith(RestController.class)
            .and()
            .areNotAnnotations()
            .should()
            .bePackagePrivate()
            .because("routes are reached over HTTP only");

    @ArchTest
    static final ArchRule onlyOperatorsAreTheOwner = noClasses()
            .that()
            .doNotHaveSimpleName("OperatorTransactions")
            .and()
            .resideOutsideOfPackage("..platform.database..")
            .should()
            .dependOnClassesThat()
            .haveSimpleName("AsOwner")
            .because("what a request does must stay under the policies of the tables");

    @ArchTest
    static final ArchRule onlyTransfersReadWholeTables = noClasses()
            .that()
            .resideOutsideOfPackages("..controlplane.transfer..", "..platform.database..")
            .should()
            .callMethod(Database.class, "runAsOwner", Database.OwnerWork.class)
            .because("an export has the rows of all features and organizations, which no feature may see");
}
