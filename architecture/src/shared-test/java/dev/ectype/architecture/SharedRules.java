package dev.ectype.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchTests;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import org.jspecify.annotations.NullMarked;

/** Holds the rules of all modules. */
public final class SharedRules {
    @ArchTest
    static final ArchRule packagesFormNoCycles = slices().matching("dev.ectype.(**)")
            .should()
            .beFreeOfCycles()
            .because("a package that needs its user cannot be read, tested or replaced by itself");

    @ArchTest
    static final ArchRule everyPackageIsNullMarked = classes()
            .should(beInNullMarkedPackage())
            .because("NullAway only checks packages whose package-info has @NullMarked");

    @ArchTest
    static final ArchRule namesDescribeTypes = noClasses()
            .should()
            .haveNameMatching(".*(Impl|Manager|Helper|Utils?)")
            .because("such a name fits every type and tells a reader nothing");

    @ArchTest
    static final ArchTests concurrency = ArchTests.in(ConcurrencyRules.class);

    private SharedRules() {}

    private static ArchCondition<JavaClass> beInNullMarkedPackage() {
        return ArchCondition.from(DescribedPredicate.describe(
                "be in a package marked @NullMarked", type -> type.getPackage().isAnnotatedWith(NullMarked.class)));
    }
}
