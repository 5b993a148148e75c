package dev.ectype.launcher.ask;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.BindingPlan;
import dev.ectype.runtime.plan.Location;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.Plan;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Chooses the operation that somebody who has just started an emulator can try at once. */
public final class FirstAsk {
    private FirstAsk() {}

    /** A request that is answered on an emulator without any state, if there is one. */
    public static @Nullable Ask of(Plan plan, AskWriter writer) {
        OperationPlan best = null;
        for (OperationPlan operation : plan.operations()) {
            boolean reached = operation.binding() instanceof BindingPlan.Http;
            if (reached && (best == null || effort(operation) < effort(best))) {
                best = operation;
            }
        }
        Map<String, Document> nothingKnown = new LinkedHashMap<>();
        return best == null ? null : writer.write(best, nothingKnown);
    }

    /** What stands between a user and an answer: an identifier most of all. */
    private static int effort(OperationPlan operation) {
        if (!(operation.binding() instanceof BindingPlan.Http http)) {
            return Integer.MAX_VALUE;
        }
        int effort = 0;
        effort += operation.ties().size() * 1_000;
        effort += http.path().contains("{") ? 500 : 0;
        effort += http.method().equals("GET") ? 0 : http.method().equals("POST") ? 100 : 200;
        effort += operation.resource() == null ? 20 : 0;
        effort += operation.security().isEmpty() ? 0 : 10;
        effort += (int) operation.parameters().stream()
                        .filter(each -> each.required() && each.in() != Location.PATH)
                        .count()
                * 5;
        return effort;
    }
}
