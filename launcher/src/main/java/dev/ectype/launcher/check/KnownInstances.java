package dev.ectype.launcher.check;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.runtime.json.Document;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Keeps the instances that an emulator is known to store, newest last, and derives parameter values from them. */
final class KnownInstances {
    static final List<KnownInstance> NONE = List.of();
    private static final int LISTED = 5;

    private final Map<ResourceName, List<KnownInstance>> known = new LinkedHashMap<>();

    void add(ResourceName resource, KnownInstance instance) {
        known.computeIfAbsent(resource, name -> new ArrayList<>()).add(instance);
    }

    /** Adds the elements of a list response, unless an instance with the same scope is known already. */
    void addListed(ResourceName resource, Iterable<Document> items, Map<String, Document> around) {
        if (all(resource).stream().anyMatch(each -> each.scope().keySet().containsAll(around.keySet()))) {
            return;
        }
        int count = 0;
        for (Document item : items) {
            if (item.isObject() && count++ < LISTED) {
                add(resource, new KnownInstance(item, around));
            }
        }
    }

    void remove(ResourceName resource, KnownInstance instance) {
        known.getOrDefault(resource, new ArrayList<>()).remove(instance);
    }

    void replace(ResourceName resource, KnownInstance old, Document shown) {
        List<KnownInstance> all = known.getOrDefault(resource, new ArrayList<>());
        int index = all.indexOf(old);
        if (index >= 0) {
            all.set(index, old.with(shown));
        }
    }

    List<KnownInstance> all(ResourceName resource) {
        return known.getOrDefault(resource, List.of());
    }

    @Nullable
    KnownInstance newest(ResourceName resource) {
        List<KnownInstance> all = all(resource);
        return all.isEmpty() ? null : all.get(all.size() - 1);
    }

    /** The newest instance with the binding's identifier that was created or found below all parents of the binding. */
    @Nullable
    KnownInstance within(Endpoint endpoint, int last) {
        ParameterBinding tie = endpoint.parameterBindings().get(last);
        List<KnownInstance> all = all(tie.resource());
        Set<String> outer = outer(endpoint, last);
        for (int index = all.size() - 1; index >= 0; index--) {
            KnownInstance each = all.get(index);
            if (names(each.document().member(tie.member()))
                    && each.scope().keySet().containsAll(outer)) {
                return each;
            }
        }
        return null;
    }

    /** Reports whether a value can identify an instance; lists and objects cannot. */
    static boolean names(@Nullable Document value) {
        return value != null && !value.isArray() && !value.isObject() && !value.isNull();
    }

    /** The keys of the parameter bindings before one of an operation's parameter bindings. */
    static Set<String> outer(Endpoint endpoint, int last) {
        Set<String> outer = new LinkedHashSet<>();
        endpoint.parameterBindings().subList(0, last).forEach(tie -> outer.add(key(tie)));
        return outer;
    }

    private @Nullable KnownInstance fitting(Endpoint endpoint, int last) {
        KnownInstance within = within(endpoint, last);
        return within == null ? newest(endpoint.parameterBindings().get(last).resource()) : within;
    }

    /** An instance for the last parameter binding of an operation; null if none is known. */
    @Nullable
    KnownInstance subject(Endpoint endpoint) {
        return endpoint.parameterBindings().isEmpty()
                ? null
                : fitting(endpoint, endpoint.parameterBindings().size() - 1);
    }

    /** The parameter values of an operation for an instance, or for any known instance if it is null. */
    Map<String, Document> parameters(Endpoint endpoint, @Nullable KnownInstance chosen) {
        Map<String, Document> values = new LinkedHashMap<>();
        Map<String, Document> around = new LinkedHashMap<>();
        KnownInstance inner = chosen;
        for (int index = endpoint.parameterBindings().size() - 1; index >= 0; index--) {
            ParameterBinding tie = endpoint.parameterBindings().get(index);
            Document value = around.get(key(tie));
            if (value == null) {
                KnownInstance holder = inner == null ? fitting(endpoint, index) : inner;
                inner = null;
                value = holder == null ? null : holder.document().member(tie.member());
                if (holder != null) {
                    // The parents of the nearer instance are parents of both.
                    around.putAll(embeddedParents(endpoint, holder));
                }
            }
            if (value != null && names(value)) {
                values.put(tie.parameter(), value);
            }
        }
        return values;
    }

    /** The scope of an instance without the keys that an operation reaches through another parent. */
    private Map<String, Document> embeddedParents(Endpoint endpoint, KnownInstance instance) {
        Map<String, Document> leading = new LinkedHashMap<>(instance.scope());
        String above = null;
        for (String key : instance.scope().keySet()) {
            for (int index = 1; index < endpoint.parameterBindings().size(); index++) {
                ParameterBinding tie = endpoint.parameterBindings().get(index);
                boolean other =
                        !key(endpoint.parameterBindings().get(index - 1)).equals(above);
                if (tie.through() != null && key.equals(key(tie)) && other && within(endpoint, index) != null) {
                    leading.remove(key);
                }
            }
            above = key;
        }
        return leading;
    }

    /** Converts parameter values to a scope: the values by resource and member. */
    static Map<String, Document> scopeOf(Endpoint endpoint, Map<String, Document> values) {
        Map<String, Document> around = new LinkedHashMap<>();
        for (ParameterBinding tie : endpoint.parameterBindings()) {
            Document value = values.get(tie.parameter());
            if (value != null) {
                around.put(key(tie), value);
            }
        }
        return around;
    }

    static String key(ParameterBinding tie) {
        return tie.resource() + "\n" + tie.member();
    }
}
