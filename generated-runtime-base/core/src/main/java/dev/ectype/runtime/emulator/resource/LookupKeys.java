package dev.ectype.runtime.emulator.resource;

import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.ParameterBindingPlan;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.plan.resource.IdentityPlan;
import dev.ectype.runtime.state.table.TableSpec;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** Collects the members that need a lookup index besides the identifier. */
final class LookupKeys {
    private final Map<String, Set<String>> named = new LinkedHashMap<>();

    private LookupKeys() {}

    static LookupKeys of(Plan plan) {
        LookupKeys keys = new LookupKeys();
        for (OperationPlan operation : plan.operations()) {
            for (ParameterBindingPlan binding : operation.parameterBindings()) {
                keys.named
                        .computeIfAbsent(binding.resource(), name -> new LinkedHashSet<>())
                        .add(binding.member());
            }
        }
        return keys;
    }

    /** Returns the described keys, the unique members, and the members that operations identify instances by. */
    Set<String> keys(ResourceShape shape) {
        Set<String> keys = new LinkedHashSet<>();
        IdentityPlan identity = shape.plan().identity();
        if (identity == null) {
            return keys;
        }
        keys.addAll(identity.keys());
        keys.addAll(shape.plan().unique());
        keys.addAll(shape.plan().countedMembers());
        keys.addAll(named.getOrDefault(shape.name(), new LinkedHashSet<>()));
        keys.remove(identity.member());
        if (identity.within() == null && (shape.isScoped() || shape.isRenamable())) {
            keys.add(identity.member());
        }
        return keys;
    }

    /** Returns a table that finds rows by the keys, and by an identifier that is unique only below a parent. */
    static TableSpec indexed(TableSpec table, ResourceShape shape, Set<String> keys) {
        TableSpec indexed = table;
        for (String key : keys) {
            indexed = indexed.withKey(key);
        }
        // Keys are members at the top level.
        boolean isNested = shape.idMember() != null && shape.idMember().isNested();
        return isNested && shape.isScoped() && shape.idKey() != null ? indexed.withKey(shape.idKey()) : indexed;
    }
}
