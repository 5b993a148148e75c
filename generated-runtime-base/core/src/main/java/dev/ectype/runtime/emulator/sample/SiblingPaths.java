package dev.ectype.runtime.emulator.sample;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.ParameterPlan;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.plan.binding.BindingPlan;
import dev.ectype.runtime.plan.binding.Location;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Distinguishes an operation from others with a similar path: avoids parameter values that lead to another one, and names its message. */
final class SiblingPaths {
    private final Plan plan;
    private final Set<String> words = new LinkedHashSet<>();
    /** The numbers of messages by the target of their calls. */
    private final Map<String, Integer> messages = new LinkedHashMap<>();

    SiblingPaths(Plan plan) {
        this.plan = plan;
        for (OperationPlan operation : plan.operations()) {
            if (operation.binding() instanceof BindingPlan.Http http) {
                words.addAll(List.of(http.path().split("/", -1)));
            } else if (operation.binding() instanceof BindingPlan.Channel channel) {
                messages.merge(channel.call(), 1, Integer::sum);
            }
        }
    }

    /** Returns the name of the message of an operation if calls to its channel may have other messages, too; else null. */
    @Nullable
    String messageAmongOthers(OperationPlan operation) {
        return operation.binding() instanceof BindingPlan.Channel channel
                        && messages.getOrDefault(channel.call(), 1) > 1
                ? channel.message()
                : null;
    }

    /** Returns a value that leads to the operation, because an example may be a segment of another path. */
    Document avoidSiblings(OperationPlan operation, ParameterPlan parameter, Document value) {
        boolean isFree =
                parameter.in() == Location.PATH && value.isString() && SchemaShape.isFreeText(parameter.type());
        boolean suspect = isFree && words.contains(value.text());
        return suspect && literals(operation, parameter).contains(value.text()) ? Document.of(parameter.name()) : value;
    }

    private Set<String> literals(OperationPlan operation, ParameterPlan parameter) {
        Set<String> literals = new LinkedHashSet<>();
        if (operation.binding() instanceof BindingPlan.Http own) {
            List<String> segments = List.of(own.path().split("/", -1));
            int at = segments.indexOf("{" + parameter.name() + "}");
            for (OperationPlan other : at < 0 ? List.<OperationPlan>of() : plan.operations()) {
                if (other.binding() instanceof BindingPlan.Http http
                        && http.method().equals(own.method())) {
                    List<String> beside = List.of(http.path().split("/", -1));
                    if (beside.size() == segments.size() && isAlike(segments, beside, at)) {
                        literals.add(beside.get(at));
                    }
                }
            }
        }
        return literals;
    }

    private static boolean isAlike(List<String> segments, List<String> beside, int except) {
        for (int index = 0; index < segments.size(); index++) {
            String one = segments.get(index);
            String other = beside.get(index);
            if (index != except && !one.equals(other) && !one.startsWith("{") && !other.startsWith("{")) {
                return false;
            }
        }
        return true;
    }
}
