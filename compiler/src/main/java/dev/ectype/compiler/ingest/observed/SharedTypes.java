package dev.ectype.compiler.ingest.observed;

import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Collects the types of similar objects in all replies, because one reply shows only some values of an instance: a reply to
 * a creation has no end time, and a later one has.
 */
final class SharedTypes {
    private static final int DEEPEST = 8;

    /** Objects with fewer members are similar by chance. */
    private static final int LEAST_MEMBERS = 3;

    private final List<ObservedType> types = new ArrayList<>();

    static SharedTypes of(List<ExchangeSample> samples) {
        SharedTypes shared = new SharedTypes();
        for (ExchangeSample sample : samples) {
            JsonValue body = sample.responseBody().json();
            if (sample.isSuccess() && sample.responseBody().isJson() && body != null) {
                shared.add(body, 0);
                shared.addCreated(sample, body);
            }
            ValueShape shape = sample.responseBody().shape();
            if (sample.isSuccess() && shape != null) {
                shared.add(shape);
            }
        }
        return shared;
    }

    private void add(JsonValue value, int depth) {
        if (depth > DEEPEST) {
            return;
        }
        if (value instanceof JsonArray list) {
            list.elements().forEach(element -> add(element, depth + 1));
        } else if (value instanceof JsonObject object) {
            if (object.members().size() >= LEAST_MEMBERS) {
                type(object.members().keySet()).add(object);
            }
            object.members().values().forEach(member -> add(member, depth + 1));
        }
    }

    private void add(ValueShape shape) {
        if (shape instanceof ValueShape.ArrayShape array) {
            add(array.element());
        } else if (shape instanceof ValueShape.ObjectShape object) {
            if (object.members().size() >= LEAST_MEMBERS) {
                type(object.members().keySet()).add(object);
            }
            object.members().values().forEach(this::add);
        }
    }

    private ObservedType type(Set<String> members) {
        ObservedType found = find(members);
        if (found != null) {
            return found;
        }
        ObservedType added = new ObservedType();
        types.add(added);
        return added;
    }

    /** Notes the members of a new instance that its request left to the server. */
    private void addCreated(ExchangeSample sample, JsonValue body) {
        if (sample.method().equals("POST")
                && sample.requestBody().json() instanceof JsonObject sent
                && body instanceof JsonObject reply) {
            JsonObject instance = instance(reply, sent);
            ObservedType type = find(instance.members().keySet());
            if (type != null) {
                type.addCreated(instance, sent);
            }
        }
    }

    /** Returns the object of a reply that has most members of the request: the reply itself or a member. */
    private static JsonObject instance(JsonObject reply, JsonObject sent) {
        JsonObject best = reply;
        for (JsonValue member : reply.members().values()) {
            if (member instanceof JsonObject inner && common(inner, sent) > common(best, sent)) {
                best = inner;
            }
        }
        return best;
    }

    private static long common(JsonObject object, JsonObject sent) {
        return sent.members().keySet().stream()
                .filter(object.members()::containsKey)
                .count();
    }

    /** Returns the type of objects with most of these members, or null. */
    @Nullable
    ObservedType find(Set<String> members) {
        ObservedType best = null;
        double most = 0;
        for (ObservedType type : members.size() < LEAST_MEMBERS ? List.<ObservedType>of() : types) {
            long common = members.stream().filter(type.memberNames()::contains).count();
            int smaller = Math.min(members.size(), type.memberNames().size());
            double share =
                    (double) common / (members.size() + type.memberNames().size() - common);
            if (4 * common >= 3L * smaller && share >= 0.4 && share > most) {
                best = type;
                most = share;
            }
        }
        return best;
    }
}
