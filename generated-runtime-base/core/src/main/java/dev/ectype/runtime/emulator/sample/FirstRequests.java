package dev.ectype.runtime.emulator.sample;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.plan.ProjectionPlan;
import dev.ectype.runtime.plan.ReplyPlan;
import dev.ectype.runtime.plan.binding.BindingPlan;
import dev.ectype.runtime.plan.binding.Location;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Chooses the operations that a new user can try first. */
public final class FirstRequests {
    private FirstRequests() {}

    /** Returns the HTTP operations that need the fewest inputs, simplest first. */
    public static List<OperationPlan> simplest(Plan plan, int count) {
        return plan.operations().stream()
                .filter(operation -> operation.binding() instanceof BindingPlan.Http)
                .sorted(Comparator.comparingInt(FirstRequests::effort))
                .limit(count)
                .toList();
    }

    /** Holds a request that creates an instance and a request that reads, if possible of the same resource. */
    public record Pair(
            @Nullable SampleRequest create, @Nullable SampleRequest read) {}

    /** Chooses both requests. Each is null if no operation matches. */
    public static Pair pair(Plan plan, SampleRequestWriter writer) {
        Set<String> created = new LinkedHashSet<>();
        for (OperationPlan operation : plan.operations()) {
            if (operation.resource() != null && creates(operation)) {
                created.add(operation.resource());
            }
        }
        OperationPlan likely = easiest(plan, operation -> reads(operation) && created.contains(resource(operation)));
        OperationPlan read = likely == null ? easiest(plan, FirstRequests::reads) : likely;
        String resource = read == null ? "" : resource(read);
        OperationPlan create = easiest(
                plan, operation -> creates(operation) && (likely == null || resource.equals(resource(operation))));
        return new Pair(sampleOf(create, writer), sampleOf(read, writer));
    }

    private static boolean reads(OperationPlan operation) {
        return operation.binding().method().equals("GET");
    }

    private static String resource(OperationPlan operation) {
        return Objects.requireNonNullElse(operation.resource(), "");
    }

    private static boolean creates(OperationPlan operation) {
        ReplyPlan reply = operation.reply();
        return operation.binding().method().equals("POST")
                && operation.resource() != null
                && operation.body() != null
                && !(reply != null && reply.projection() instanceof ProjectionPlan.Page);
    }

    private static @Nullable OperationPlan easiest(Plan plan, Predicate<OperationPlan> among) {
        OperationPlan best = null;
        for (OperationPlan operation : plan.operations()) {
            boolean reached = operation.binding() instanceof BindingPlan.Http && among.test(operation);
            if (reached && (best == null || effort(operation) < effort(best))) {
                best = operation;
            }
        }
        return best;
    }

    private static @Nullable SampleRequest sampleOf(@Nullable OperationPlan operation, SampleRequestWriter writer) {
        Map<String, Document> nothingKnown = new LinkedHashMap<>();
        return operation == null ? null : writer.write(operation, nothingKnown);
    }

    /** Returns the effort of a first call. Identifiers cost most. */
    private static int effort(OperationPlan operation) {
        if (!(operation.binding() instanceof BindingPlan.Http http)) {
            return Integer.MAX_VALUE;
        }
        int effort = 0;
        effort += operation.parameterBindings().size() * 1_000;
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
