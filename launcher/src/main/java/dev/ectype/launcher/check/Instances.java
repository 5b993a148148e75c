package dev.ectype.launcher.check;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.ResourceName;
import dev.ectype.compiler.ir.Tie;
import dev.ectype.runtime.json.Document;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What an emulator is known to hold, newest last, and what that says about the parameters of its operations. */
final class Instances {
    static final List<Instance> NONE = List.of();
    private static final int LISTED = 5;

    private final Map<ResourceName, List<Instance>> known = new LinkedHashMap<>();

    void add(ResourceName resource, Instance instance) {
        known.computeIfAbsent(resource, name -> new ArrayList<>()).add(instance);
    }

    /** Adds what a list shows, unless something is known already that was found as closely. */
    void addListed(ResourceName resource, Iterable<Document> items, Map<String, Document> around) {
        if (all(resource).stream().anyMatch(each -> each.around().keySet().containsAll(around.keySet()))) {
            return;
        }
        int count = 0;
        for (Document item : items) {
            if (item.isObject() && count++ < LISTED) {
                add(resource, new Instance(item, around));
            }
        }
    }

    void remove(ResourceName resource, Instance instance) {
        known.getOrDefault(resource, new ArrayList<>()).remove(instance);
    }

    void replace(ResourceName resource, Instance old, Document shown) {
        List<Instance> all = known.getOrDefault(resource, new ArrayList<>());
        int index = all.indexOf(old);
        if (index >= 0) {
            all.set(index, old.with(shown));
        }
    }

    List<Instance> all(ResourceName resource) {
        return known.getOrDefault(resource, List.of());
    }

    @Nullable
    Instance newest(ResourceName resource) {
        List<Instance> all = all(resource);
        return all.isEmpty() ? null : all.get(all.size() - 1);
    }

    /** The newest that was made or found with all that leads to it in this operation, and that shows what it is called there. */
    @Nullable
    Instance within(Endpoint endpoint, int last) {
        Tie tie = endpoint.ties().get(last);
        List<Instance> all = all(tie.resource());
        Set<String> outer = outer(endpoint, last);
        for (int index = all.size() - 1; index >= 0; index--) {
            Instance each = all.get(index);
            if (names(each.document().member(tie.member()))
                    && each.around().keySet().containsAll(outer)) {
                return each;
            }
        }
        return null;
    }

    /** A list or an object is no name, whatever it is called. */
    static boolean names(@Nullable Document value) {
        return value != null && !value.isArray() && !value.isObject() && !value.isNull();
    }

    /** What leads to the thing that one of an operation's parameters names. */
    static Set<String> outer(Endpoint endpoint, int last) {
        Set<String> outer = new LinkedHashSet<>();
        endpoint.ties().subList(0, last).forEach(tie -> outer.add(key(tie)));
        return outer;
    }

    private @Nullable Instance fitting(Endpoint endpoint, int last) {
        Instance within = within(endpoint, last);
        return within == null ? newest(endpoint.ties().get(last).resource()) : within;
    }

    /** What the last parameter of an operation may name; null if nothing is known. */
    @Nullable
    Instance subject(Endpoint endpoint) {
        return endpoint.ties().isEmpty()
                ? null
                : fitting(endpoint, endpoint.ties().size() - 1);
    }

    /** The values of an operation's parameters that lead to an instance, or to any that is known where it is null. */
    Map<String, Document> parameters(Endpoint endpoint, @Nullable Instance chosen) {
        Map<String, Document> values = new LinkedHashMap<>();
        Map<String, Document> around = new LinkedHashMap<>();
        Instance inner = chosen;
        for (int index = endpoint.ties().size() - 1; index >= 0; index--) {
            Tie tie = endpoint.ties().get(index);
            Document value = around.get(key(tie));
            if (value == null) {
                Instance holder = inner == null ? fitting(endpoint, index) : inner;
                inner = null;
                value = holder == null ? null : holder.document().member(tie.member());
                if (holder != null) {
                    // Who leads to the nearer thing leads to both.
                    around.putAll(leading(endpoint, holder));
                }
            }
            if (value != null && names(value)) {
                values.put(tie.parameter(), value);
            }
        }
        return values;
    }

    /** What leads to an instance on the way of an operation too: what was made below another is not found there. */
    private Map<String, Document> leading(Endpoint endpoint, Instance instance) {
        Map<String, Document> leading = new LinkedHashMap<>(instance.around());
        String above = null;
        for (String key : instance.around().keySet()) {
            for (int index = 1; index < endpoint.ties().size(); index++) {
                Tie tie = endpoint.ties().get(index);
                boolean other = !key(endpoint.ties().get(index - 1)).equals(above);
                if (tie.through() != null && key.equals(key(tie)) && other && within(endpoint, index) != null) {
                    leading.remove(key);
                }
            }
            above = key;
        }
        return leading;
    }

    /** The same values by resource and member, as an instance keeps them that was made with them. */
    static Map<String, Document> around(Endpoint endpoint, Map<String, Document> values) {
        Map<String, Document> around = new LinkedHashMap<>();
        for (Tie tie : endpoint.ties()) {
            Document value = values.get(tie.parameter());
            if (value != null) {
                around.put(key(tie), value);
            }
        }
        return around;
    }

    static String key(Tie tie) {
        return tie.resource() + "\n" + tie.member();
    }
}
