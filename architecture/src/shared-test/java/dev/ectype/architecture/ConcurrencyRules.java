package dev.ectype.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/** Holds the rules of concurrent code, which also apply to tests. */
public final class ConcurrencyRules {
    @ArchTest
    static final ArchRule tasksChooseTheirThreads = noClasses()
            .should()
            .callMethod(CompletableFuture.class, "runAsync", Runnable.class)
            .orShould()
            .callMethod(CompletableFuture.class, "supplyAsync", Supplier.class)
            .because(
                    "since JDK 25 the default pool has a single thread on two cores, so that a task that waits stops all others");

    private ConcurrencyRules() {}
}
