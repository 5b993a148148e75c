package dev.ectype.compiler.ir.resource;

import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Describes how instances of a resource are distinguished.
 *
 * @param member the identifier member
 * @param within the path of the object that contains the identifier member, or null for the instance itself
 * @param companions the members beside a nested identifier that the server sets
 * @param keys further members for lookups, such as a slug
 * @param style the style of generated identifiers
 * @param qualifiers the qualifiers of the identifier in paths, outermost first
 * @param mentioned true if a missing instance is added when an operation creates something below it
 */
public record ResourceIdentity(
        String member,
        @Nullable MemberPath within,
        List<Companion> companions,
        List<String> keys,
        IdStyle style,
        List<Qualifier> qualifiers,
        boolean mentioned) {
    public ResourceIdentity {
        companions = List.copyOf(companions);
        keys = List.copyOf(keys);
        qualifiers = List.copyOf(qualifiers);
    }

    public ResourceIdentity(String member, List<String> keys, IdStyle style) {
        this(member, null, List.of(), keys, style, List.of(), false);
    }

    /** Describes a member beside a nested identifier, in the same object. */
    public record Companion(String member, Kind kind) {
        /** Lists the values of such members. */
        public enum Kind {
            /** A unique key that the server generates for a new instance. */
            KEY,
            /** The number of the last write. */
            VERSION,
            /** The number of changes of the instance. */
            GENERATION,
            /** The time of the creation. */
            CREATED,
            /** The identifier of the parent. */
            PARENT,
            /** The beginning of a generated identifier, which clients send instead of an identifier. */
            PREFIX
        }
    }

    /** Returns the path of the identifier in an instance. */
    public MemberPath path() {
        return (within == null ? MemberPath.ROOT : within).then(member);
    }

    /** Returns a copy of an instance with another identifier. */
    public JsonObject with(JsonObject instance, JsonValue id) {
        return with(instance, path().names(), id);
    }

    private static JsonObject with(JsonObject object, List<String> names, JsonValue value) {
        String name = names.get(0);
        JsonObject inner = object.member(name) instanceof JsonObject known ? known : JsonObject.EMPTY;
        Map<String, JsonValue> members = new LinkedHashMap<>(object.members());
        members.put(name, names.size() == 1 ? value : with(inner, names.subList(1, names.size()), value));
        return new JsonObject(members);
    }

    /** Returns the identifier in an instance, or null. */
    public @Nullable JsonValue in(JsonObject instance) {
        return path().in(instance);
    }
}
