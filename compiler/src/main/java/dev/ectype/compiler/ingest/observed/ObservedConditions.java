package dev.ectype.compiler.ingest.observed;

import dev.ectype.compiler.ingest.observed.ExchangeSample.Parameter;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds members that replies have only if the request has a query parameter. The evidence is an object that was seen both
 * with the parameter and the member, and without both.
 */
final class ObservedConditions {
    private static final int DEEPEST = 8;

    private final Map<MemberPath, List<SeenObject>> places = new LinkedHashMap<>();

    /**
     * Holds one object in a reply.
     *
     * @param key the object independent of the query, or its position if it has no identifier
     */
    private record SeenObject(ExchangeSample sample, String key, Set<String> members) {}

    /** Holds a query parameter with one of its values, or null for any value. */
    private record Condition(String parameter, @Nullable String value) {
        boolean holds(ExchangeSample sample) {
            return sample.query().stream()
                    .anyMatch(each -> each.name().equals(parameter)
                            && (value == null
                                    || List.of(each.value().split(",")).contains(value)));
        }
    }

    /** Returns the conditions of one operation and status, in the form of {@code x-ectype-conditions}. */
    static JsonArray of(List<ExchangeSample> samples) {
        ObservedConditions observed = new ObservedConditions();
        List<Condition> possible = possible(samples);
        if (possible.isEmpty()) {
            return JsonArray.EMPTY;
        }
        for (ExchangeSample sample : samples) {
            if (sample.responseBody().isJson() && sample.responseBody().json() != null) {
                observed.add(
                        sample,
                        MemberPath.ROOT,
                        String.join("/", sample.segments()),
                        sample.responseBody().json(),
                        0);
            }
        }
        return observed.written(possible);
    }

    /** Returns every value of every parameter, and after them every parameter with any value. */
    private static List<Condition> possible(List<ExchangeSample> samples) {
        Set<Condition> values = new LinkedHashSet<>();
        Set<Condition> names = new LinkedHashSet<>();
        for (ExchangeSample sample : samples) {
            for (Parameter each : sample.query()) {
                names.add(new Condition(each.name(), null));
                for (String value : each.value().split(",")) {
                    values.add(new Condition(each.name(), value));
                }
            }
        }
        List<Condition> possible = new ArrayList<>(values);
        possible.addAll(names);
        return possible;
    }

    private void add(ExchangeSample sample, MemberPath place, String key, JsonValue value, int depth) {
        if (depth > DEEPEST) {
            return;
        }
        if (value instanceof JsonArray list) {
            int index = 0;
            for (JsonValue element : list.elements()) {
                String id = element instanceof JsonObject object ? id(object) : null;
                add(sample, place.then(MemberPath.FIRST), key + "/" + (id == null ? index : id), element, depth + 1);
                index++;
            }
        } else if (value instanceof JsonObject object) {
            places.computeIfAbsent(place, first -> new ArrayList<>())
                    .add(new SeenObject(sample, key, object.members().keySet()));
            object.members()
                    .forEach((name, member) -> add(sample, place.then(name), key + "/" + name, member, depth + 1));
        }
    }

    private static @Nullable String id(JsonObject object) {
        String best = null;
        int least = Integer.MAX_VALUE;
        for (Map.Entry<String, JsonValue> member : object.members().entrySet()) {
            int rank = IdentifierPatterns.rank(member.getKey());
            String text = ScalarText.of(member.getValue());
            if (text != null && rank >= 0 && rank < least) {
                best = text;
                least = rank;
            }
        }
        return best;
    }

    private JsonArray written(List<Condition> possible) {
        Map<Condition, List<String>> found = new LinkedHashMap<>();
        places.forEach((place, objects) -> {
            Set<String> names = new LinkedHashSet<>();
            objects.forEach(object -> names.addAll(object.members()));
            for (String name : names) {
                possible.stream()
                        // A parameter with the name of a member selects instances.
                        .filter(condition ->
                                !names.contains(condition.parameter()) && decides(condition, name, objects))
                        .findFirst()
                        .ifPresent(condition -> found.computeIfAbsent(condition, first -> new ArrayList<>())
                                .add(place.then(name).pointer()));
            }
        });
        List<JsonValue> written = new ArrayList<>();
        found.forEach((condition, members) -> {
            JsonObject.Builder form = JsonObject.builder().put("parameter", condition.parameter());
            if (condition.value() != null) {
                form.put("value", condition.value());
            }
            written.add(form.put("members", JsonArray.ofTexts(members)).build());
        });
        return new JsonArray(written);
    }

    /** Returns whether objects have a member exactly if a condition holds, with an object that shows the difference. */
    private static boolean decides(Condition condition, String member, List<SeenObject> objects) {
        Set<String> having = new LinkedHashSet<>();
        Set<String> lacking = new LinkedHashSet<>();
        for (SeenObject object : objects) {
            boolean has = object.members().contains(member);
            if (has != condition.holds(object.sample())) {
                return false;
            }
            (has ? having : lacking).add(object.key());
        }
        return having.stream().anyMatch(lacking::contains);
    }
}
