package dev.ectype.launcher.check;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
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
    void addListed(ResourceName resource, Iterable<Document> items, Map<String, Document> scope) {
        if (all(resource).stream().anyMatch(each -> each.scope().keySet().containsAll(scope.keySet()))) {
            return;
        }
        int count = 0;
        for (Document item : items) {
            if (item.isObject() && count++ < LISTED) {
                add(resource, new KnownInstance(item, scope));
            }
        }
    }

    void remove(ResourceName resource, KnownInstance instance) {
        known.getOrDefault(resource, new ArrayList<>()).remove(instance);
    }

    /** Removes the instances that may have the values of a scope. */
    void removeWithin(ResourceName resource, Map<String, Document> scope) {
        known.getOrDefault(resource, new ArrayList<>()).removeIf(each -> !each.isOutside(scope));
    }

    void replace(ResourceName resource, KnownInstance old, Document document) {
        List<KnownInstance> all = known.getOrDefault(resource, new ArrayList<>());
        int index = all.indexOf(old);
        if (index >= 0) {
            all.set(index, old.with(document));
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
        ParameterBinding binding = endpoint.parameterBindings().get(last);
        List<KnownInstance> all = all(binding.resource());
        Set<String> outer = outerKeys(endpoint, last);
        for (int index = all.size() - 1; index >= 0; index--) {
            KnownInstance each = all.get(index);
            if (isIdentifier(each.document().member(binding.member()))
                    && each.scope().keySet().containsAll(outer)) {
                return each;
            }
        }
        return null;
    }

    /** Reports whether a value can identify an instance: a scalar, or an object of scalars and of such objects. */
    static boolean isIdentifier(@Nullable Document value) {
        if (value == null || !value.isObject()) {
            return value != null && !value.isArray() && !value.isNull();
        }
        for (JsonMember member : value.members()) {
            if (!isIdentifier(member.value())) {
                return false;
            }
        }
        return value.size() > 0;
    }

    /** The keys of the parameter bindings before one of an operation's parameter bindings. */
    static Set<String> outerKeys(Endpoint endpoint, int last) {
        Set<String> outer = new LinkedHashSet<>();
        endpoint.parameterBindings().subList(0, last).forEach(binding -> outer.add(key(binding)));
        return outer;
    }

    private @Nullable KnownInstance withinOrNewest(Endpoint endpoint, int last) {
        KnownInstance within = within(endpoint, last);
        return within == null ? newest(endpoint.parameterBindings().get(last).resource()) : within;
    }

    /** An instance for the last parameter binding of an operation; null if none is known. */
    @Nullable
    KnownInstance subject(Endpoint endpoint) {
        return endpoint.parameterBindings().isEmpty()
                ? null
                : withinOrNewest(endpoint, endpoint.parameterBindings().size() - 1);
    }

    /** The parameter values of an operation for an instance, or for any known instance if it is null. */
    Map<String, Document> parameters(Endpoint endpoint, @Nullable KnownInstance instance) {
        Map<String, Document> values = new LinkedHashMap<>();
        Map<String, Document> scope = new LinkedHashMap<>();
        KnownInstance inner = instance;
        for (int index = endpoint.parameterBindings().size() - 1; index >= 0; index--) {
            ParameterBinding binding = endpoint.parameterBindings().get(index);
            Document value = scope.get(key(binding));
            if (value == null) {
                KnownInstance parent = inner == null ? withinOrNewest(endpoint, index) : inner;
                inner = null;
                value = parent == null ? null : parent.document().member(binding.member());
                if (parent != null) {
                    // The parents of the nearer instance are parents of both.
                    scope.putAll(embeddedParents(endpoint, parent));
                }
            }
            if (value != null && isIdentifier(value)) {
                values.put(binding.parameter(), value);
            }
        }
        return values;
    }

    /** The scope of an instance without the keys that an operation reaches through another parent. */
    private Map<String, Document> embeddedParents(Endpoint endpoint, KnownInstance instance) {
        Map<String, Document> remaining = new LinkedHashMap<>(instance.scope());
        String outerKey = null;
        for (String key : instance.scope().keySet()) {
            for (int index = 1; index < endpoint.parameterBindings().size(); index++) {
                ParameterBinding binding = endpoint.parameterBindings().get(index);
                boolean differentParent =
                        !key(endpoint.parameterBindings().get(index - 1)).equals(outerKey);
                if (binding.through() != null
                        && key.equals(key(binding))
                        && differentParent
                        && within(endpoint, index) != null) {
                    remaining.remove(key);
                }
            }
            outerKey = key;
        }
        return remaining;
    }

    /** Converts parameter values to a scope: the values by resource and member. */
    static Map<String, Document> scopeOf(Endpoint endpoint, Map<String, Document> values) {
        Map<String, Document> scope = new LinkedHashMap<>();
        for (ParameterBinding binding : endpoint.parameterBindings()) {
            Document value = values.get(binding.parameter());
            if (value != null) {
                scope.put(key(binding), value);
            }
        }
        return scope;
    }

    static String key(ParameterBinding binding) {
        return binding.resource() + "\n" + binding.member();
    }
}
