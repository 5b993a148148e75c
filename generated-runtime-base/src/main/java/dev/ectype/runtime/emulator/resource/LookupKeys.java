package dev.ectype.runtime.emulator.resource;

import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.ParameterBindingPlan;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.plan.resource.IdentityPlan;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** The members by which instances are found, other than what their table finds them by anyway. */
final class LookupKeys {
    private final Map<String, Set<String>> named = new LinkedHashMap<>();

    private LookupKeys() {}

    static LookupKeys of(Plan plan) {
        LookupKeys keys = new LookupKeys();
        for (OperationPlan operation : plan.operations()) {
            for (ParameterBindingPlan tie : operation.parameterBindings()) {
                keys.named
                        .computeIfAbsent(tie.resource(), name -> new LinkedHashSet<>())
                        .add(tie.member());
            }
        }
        return keys;
    }

    /** What the description calls a key or wants to differ, and the members that operations name instances by. */
    Set<String> keys(ResourceShape shape) {
        Set<String> keys = new LinkedHashSet<>();
        IdentityPlan identity = shape.plan().identity();
        if (identity == null) {
            return keys;
        }
        keys.addAll(identity.keys());
        keys.addAll(shape.plan().unique());
        keys.addAll(named.getOrDefault(shape.name(), new LinkedHashSet<>()));
        keys.remove(identity.member());
        if (shape.isScoped() || shape.isRenamable()) {
            keys.add(identity.member());
        }
        return keys;
    }
}
