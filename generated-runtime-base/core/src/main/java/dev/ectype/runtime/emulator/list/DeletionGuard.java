package dev.ectype.runtime.emulator.list;

import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.problem.Problem;
import java.util.List;

/** Refuses deletions whose filter cannot be read, because without it they would delete the whole collection. */
public final class DeletionGuard {
    private DeletionGuard() {}

    /** Throws a problem of the kind {@code INVALID} if the operation deletes. */
    public static void refuseUnlimited(OperationPlan operation, String expression) {
        if (operation.binding().method().equals("DELETE")) {
            String message = "expected a filter expression, found \"" + expression + "\"; nothing was deleted";
            throw Problem.invalid(List.of(new Problem.Detail("query", "filter", message)));
        }
    }
}
