package dev.ectype.launcher.determinism;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.ParameterBindingPlan;
import dev.ectype.runtime.plan.Plan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Remembers the identifiers of instances in replies, together with those of their parents. */
final class KnownPaths {
    private static final int MOST = 60;

    private final SplittableRandom random;
    /** The identifying members by resource. */
    private final Map<String, TreeSet<String>> naming = new TreeMap<>();
    /** The parameter values of each instance by resource. */
    private final Map<String, List<Map<String, Document>>> instances = new TreeMap<>();

    private Map<String, Document> last = new LinkedHashMap<>();

    KnownPaths(Plan plan, SplittableRandom random) {
        this.random = random;
        plan.operations()
                .forEach(operation -> operation
                        .parameterBindings()
                        .forEach(binding -> naming.computeIfAbsent(binding.resource(), none -> new TreeSet<>())
                                .add(binding.member())));
    }

    /** Reports whether an instance is known for each parameter binding of the operation. */
    boolean hasAll(OperationPlan operation) {
        return operation.parameterBindings().stream()
                .allMatch(binding -> binding.isLiteral() || instances.containsKey(binding.resource()));
    }

    /** Chooses values for the bound parameters with known instances. */
    Map<String, Document> values(OperationPlan operation) {
        Map<String, Document> values = new LinkedHashMap<>();
        List<ParameterBindingPlan> bindings = operation.parameterBindings();
        for (int at = bindings.size() - 1; at >= 0; at--) {
            ParameterBindingPlan binding = bindings.get(at);
            List<Map<String, Document>> some = instances.get(binding.resource());
            if (some == null || binding.isLiteral() || values.containsKey(binding.parameter())) {
                continue;
            }
            Map<String, Document> chosen = some.get(random.nextInt(some.size()));
            Document value = chosen.get(key(binding.resource(), binding.member()));
            if (value != null) {
                values.put(binding.parameter(), value);
            }
            for (ParameterBindingPlan outer : bindings) {
                Document outside = chosen.get(key(outer.resource(), outer.member()));
                if (outside != null && outer != binding) {
                    values.putIfAbsent(outer.parameter(), outside);
                }
            }
        }
        last = new LinkedHashMap<>();
        bindings.forEach(binding -> {
            Document value = values.get(binding.parameter());
            if (value != null) {
                last.put(key(binding.resource(), binding.member()), value);
            }
        });
        return values;
    }

    private static String key(String resource, String member) {
        return resource + "/" + member;
    }

    /** Remembers every instance of the operation's resource in a reply. */
    void learn(OperationPlan operation, byte[] body) {
        String resource = operation.resource();
        TreeSet<String> members = resource == null ? null : naming.get(resource);
        if (resource != null && members != null) {
            walk(resource, members, Json.parse(body), 3);
        }
    }

    private void walk(String resource, TreeSet<String> members, Document document, int depth) {
        if (depth == 0) {
            return;
        }
        if (document.isArray()) {
            document.elements().forEach(element -> walk(resource, members, element, depth - 1));
        } else if (document.isObject()) {
            note(resource, members, document);
            document.members().forEach(member -> walk(resource, members, member.value(), depth - 1));
        }
    }

    private void note(String resource, TreeSet<String> members, Document instance) {
        Map<String, Document> names = new LinkedHashMap<>(last);
        boolean found = false;
        for (String member : members) {
            @Nullable Document value = instance.member(member);
            if (value != null && (value.isString() || value.isLong())) {
                names.put(key(resource, member), Json.parse(value.toBytes()));
                found = true;
            }
        }
        if (found) {
            List<Map<String, Document>> all = instances.computeIfAbsent(resource, none -> new ArrayList<>());
            all.add(names);
            if (all.size() > MOST) {
                all.remove(0);
            }
        }
    }
}
