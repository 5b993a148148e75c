package dev.ectype.compiler.ir.type;

import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Represents the path of a value inside a document: the member names, none for the document itself. */
public record MemberPath(List<String> names) {
    public static final MemberPath ROOT = new MemberPath(List.of());

    /** The name of a list's first element. */
    public static final String FIRST = "0";

    public MemberPath {
        names = List.copyOf(names);
    }

    public static MemberPath of(String... names) {
        return new MemberPath(List.of(names));
    }

    public MemberPath then(String name) {
        List<String> longer = new ArrayList<>(names);
        longer.add(name);
        return new MemberPath(longer);
    }

    /** Parses a path with dots between its names. A backslash precedes a dot that belongs to a name. */
    public static MemberPath ofDots(String dotted) {
        return new MemberPath(Stream.of(dotted.split("(?<!\\\\)\\."))
                .map(name -> name.replace("\\.", "."))
                .toList());
    }

    /** Parses an RFC 6901 pointer. */
    public static MemberPath ofPointer(String pointer) {
        return pointer.isEmpty()
                ? ROOT
                : new MemberPath(Stream.of(pointer.substring(1).split("/", -1))
                        .map(name -> name.replace("~1", "/").replace("~0", "~"))
                        .toList());
    }

    /** Returns the names with dots between them, such as {@code billing.customer_id}. */
    public String dots() {
        List<String> escaped = new ArrayList<>(names.size());
        for (String name : names) {
            escaped.add(name.replace(".", "\\."));
        }
        return String.join(".", escaped);
    }

    /** Returns the path that continues with another one. */
    public MemberPath then(MemberPath inner) {
        List<String> longer = new ArrayList<>(names);
        longer.addAll(inner.names);
        return new MemberPath(longer);
    }

    /** Returns the last name. */
    public String last() {
        return names.get(names.size() - 1);
    }

    public boolean isRoot() {
        return names.isEmpty();
    }

    /** Returns the value at this path in a value, or null. The name {@code 0} is the first element of an array. */
    public @Nullable JsonValue in(@Nullable JsonValue value) {
        JsonValue at = value;
        for (String name : names) {
            if (at instanceof JsonArray array
                    && name.equals(FIRST)
                    && !array.elements().isEmpty()) {
                at = array.elements().get(0);
            } else {
                at = at instanceof JsonObject object ? object.member(name) : null;
            }
        }
        return at;
    }

    /** Returns the RFC 6901 pointer of this path. */
    public String pointer() {
        StringBuilder pointer = new StringBuilder();
        names.forEach(name -> pointer.append('/').append(name.replace("~", "~0").replace("/", "~1")));
        return pointer.toString();
    }
}
