package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Parameter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Where the calls of each group are read to be: the paths that they would have if they were no calls. */
final class CallPlaces {
    private static final int DEEPEST = 3;
    private static final List<CallName.Deed> ON_COLLECTIONS =
            List.of(CallName.Deed.CREATE, CallName.Deed.LIST, CallName.Deed.DELETE_MANY);
    private static final PathTemplate.Segment ITEM = new PathTemplate.Segment("{}", "id");

    private final Draft draft;
    private final Map<String, String> literals;
    private final Map<String, CallGroup> groups = new LinkedHashMap<>();
    private final Map<String, List<Call>> others = new LinkedHashMap<>();

    CallPlaces(Draft draft, Map<String, List<Call>> known) {
        this.draft = draft;
        this.literals = literals(draft, known);
    }

    /** A group counts where its things are made or listed, and shown. */
    void add(String key, List<Call> calls) {
        // What paths name is there before it is registered somewhere.
        List<Call> meant = calls.stream()
                .filter(call -> !literals.containsKey(key) || !call.registers())
                .toList();
        if (meant.isEmpty()) {
            return;
        }
        String literal = literals.get(key);
        boolean named = literal != null
                && !draft.routes.at(itemOf(meant.get(0).scope(), literal)).isEmpty();
        CallGroup group = new CallGroup(meant, draft.shapes, named);
        PathTemplate collection = collection(key, group);
        PathTemplate item = collection.then(ITEM);
        boolean makes = group.does(CallName.Deed.CREATE)
                || group.does(CallName.Deed.PUT)
                || draft.routes.find("POST", collection) != null;
        boolean lists = group.does(CallName.Deed.LIST) || draft.routes.find("GET", collection) != null;
        boolean shows = group.does(CallName.Deed.READ) || draft.routes.find("GET", item) != null;
        if (makes && (lists || shows) || lists && shows) {
            groups.put(key, group);
        }
    }

    private static PathTemplate itemOf(PathTemplate scope, String literal) {
        return scope.then(new PathTemplate.Segment(literal, null)).then(ITEM);
    }

    /** What is done to one of the things of a group is an action; what is done to none may make one. */
    void addOther(String key, Call call) {
        CallGroup group = groups.get(key);
        // Where paths name the things, paths name what is done to them too.
        if (group != null && (call.isPathless() || !literals.containsKey(key)) && group.adopt(call)) {
            others.computeIfAbsent(key, each -> new ArrayList<>()).add(call);
        } else if (group != null) {
            group.adoptAsMaking(call);
        }
    }

    List<Change.Place> changes() {
        List<Change.Place> changes = new ArrayList<>();
        groups.forEach((key, group) -> {
            Map<Call, CallName.Deed> deeds = new LinkedHashMap<>(group.deeds());
            others.getOrDefault(key, List.of()).forEach(call -> deeds.put(call, CallName.Deed.OTHER));
            List<String> holders = holders(key, group);
            deeds.forEach((call, deed) -> {
                List<Parameter> told = new ArrayList<>();
                PathTemplate path = path(key, group, call, deed, holders, told);
                if (!isServed(call, method(deed), path)) {
                    changes.add(new Change.Place(call.route().endpoint().id(), method(deed), path, told));
                }
            });
        });
        return changes;
    }

    private PathTemplate path(
            String key, CallGroup group, Call call, CallName.Deed deed, List<String> holders, List<Parameter> told) {
        PathTemplate path = below(holders, group, call, told).then(literalSegment(key, group));
        // A change that is told a whole thing finds in it which one is meant.
        boolean isWhole = deed == CallName.Deed.UPDATE && call.item() == null && group.item(call) == null;
        if (isWhole || ON_COLLECTIONS.contains(deed)) {
            return path;
        }
        path = path.then(item(group, call, told));
        return deed == CallName.Deed.OTHER
                ? path.then(new PathTemplate.Segment(call.name().verb(), null))
                : path;
    }

    /** What is served at such a path over the same wire already is the better way to do the same. */
    private boolean isServed(Call call, String method, PathTemplate path) {
        Route there = draft.routes.find(method, path);
        return there != null
                && Call.of(there) == null
                && WireCalls.areAlike(
                        there.endpoint().binding(), call.route().endpoint().binding());
    }

    private static PathTemplate.Segment item(CallGroup group, Call call, List<Parameter> told) {
        if (call.item() != null) {
            return call.item();
        }
        return segment(Objects.requireNonNull(group.item(call)), told);
    }

    private static PathTemplate.Segment segment(Parameter named, List<Parameter> told) {
        if (named.in() != Parameter.In.PATH) {
            told.add(named);
        }
        return new PathTemplate.Segment("{}", named.name());
    }

    /** What a call names of the things below which it finds its own. */
    private PathTemplate below(List<String> holders, CallGroup group, Call call, List<Parameter> told) {
        PathTemplate path = group.scope();
        for (String holder : holders) {
            CallGroup outer = Objects.requireNonNull(groups.get(holder));
            Parameter named = group.holding(call, outer.noun());
            if (named != null) {
                path = path.then(literalSegment(holder, outer)).then(segment(named, told));
            }
        }
        return path;
    }

    /** The groups below whose things those of a group are found, outermost first. */
    private List<String> holders(String key, CallGroup group) {
        List<String> holders = new ArrayList<>();
        String at = key;
        while (at != null && holders.size() < DEEPEST) {
            at = holder(at, group, holders);
            if (at != null) {
                holders.add(0, at);
            }
        }
        return holders;
    }

    /** What everything that a group's calls do needs, and nothing nearer than what is known already. */
    private @Nullable String holder(String inner, CallGroup group, List<String> known) {
        String nearest = null;
        CallGroup from = groups.get(inner);
        for (Map.Entry<String, CallGroup> other : groups.entrySet()) {
            CallGroup outer = other.getValue();
            boolean apart = outer != group
                    && !known.contains(other.getKey())
                    && outer.scope().key().equals(group.scope().key());
            boolean needed = apart
                    && from != null
                    && needs(from, outer)
                    && (from == group || needs(group, outer))
                    && !needs(outer, group);
            boolean nearer = nearest == null || other.getKey().length() > nearest.length();
            nearest = needed && nearer ? other.getKey() : nearest;
        }
        return nearest;
    }

    private static boolean needs(CallGroup group, CallGroup outer) {
        return group.deeds().keySet().stream().allMatch(call -> group.holding(call, outer.noun()) != null);
    }

    private PathTemplate collection(String key, CallGroup group) {
        return group.scope().then(literalSegment(key, group));
    }

    /** As paths spell it, where there are such paths. */
    private PathTemplate.Segment literalSegment(String key, CallGroup group) {
        return new PathTemplate.Segment(literals.getOrDefault(key, group.literal()), null);
    }

    private static Map<String, String> literals(Draft draft, Map<String, List<Call>> known) {
        Map<String, String> literals = new LinkedHashMap<>();
        for (Route route : draft.routes.all()) {
            for (int size = 1; size <= route.path().size(); size++) {
                PathTemplate prefix = route.path().prefix(size);
                String literal = prefix.last().literal();
                if (prefix.endsWithLiteral()) {
                    String key = prefix.parent().key() + "/" + Words.key(literal);
                    if (known.containsKey(key)) {
                        literals.putIfAbsent(key, literal);
                    }
                }
            }
        }
        return literals;
    }

    private static String method(CallName.Deed deed) {
        return switch (deed) {
            case CREATE, OTHER -> "POST";
            case LIST, READ -> "GET";
            case PUT -> "PUT";
            case UPDATE -> "PATCH";
            case DELETE, DELETE_MANY -> "DELETE";
        };
    }
}
