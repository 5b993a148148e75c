package dev.ectype.runtime.json;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Represents a path into a document of member names and array indexes. Prints as a JSON Pointer.
 *
 * @param names the member names and decimal array indexes, outermost first
 */
public record MemberPath(List<String> names) {
    /** The path of the whole document. */
    public static final MemberPath EMPTY = new MemberPath(List.of());

    /**
     * Creates a path.
     *
     * @param names the member names and decimal array indexes, outermost first
     */
    public MemberPath {
        names = List.copyOf(names);
    }

    /**
     * Creates a path.
     *
     * @param names the member names and decimal array indexes, outermost first
     * @return the path
     */
    public static MemberPath of(String... names) {
        return new MemberPath(List.of(names));
    }

    /**
     * Parses a path with dots between its names. A backslash precedes a dot that belongs to a name.
     *
     * @param dotted the path, such as {@code status.state}
     * @return the path
     */
    public static MemberPath ofDots(String dotted) {
        return new MemberPath(Stream.of(dotted.split("(?<!\\\\)\\."))
                .map(name -> name.replace("\\.", "."))
                .toList());
    }

    /**
     * Parses a JSON Pointer of RFC 6901. It is empty, or it has a slash before each name. A name contains {@code ~0}
     * for {@code ~} and {@code ~1} for a slash.
     *
     * @param pointer the JSON Pointer, such as {@code /pets/0/name}
     * @return the path
     * @throws IllegalArgumentException if the text is no JSON Pointer
     */
    public static MemberPath parse(String pointer) {
        if (pointer.isEmpty()) {
            return EMPTY;
        }
        if (pointer.charAt(0) != '/') {
            throw new IllegalArgumentException(
                    "a JSON Pointer is empty or starts with '/', unlike \"" + pointer + "\"");
        }
        List<String> names = new ArrayList<>();
        int from = 1;
        for (int slash = pointer.indexOf('/', from); slash >= 0; slash = pointer.indexOf('/', from)) {
            names.add(unescape(pointer.substring(from, slash), pointer));
            from = slash + 1;
        }
        names.add(unescape(pointer.substring(from), pointer));
        return new MemberPath(names);
    }

    /** {@return true if this is the path of the whole document} */
    public boolean isEmpty() {
        return names.isEmpty();
    }

    /**
     * {@return the path without its last name}
     *
     * @throws IllegalArgumentException if the path is empty
     */
    public MemberPath parent() {
        return new MemberPath(names.subList(0, names.size() - 1));
    }

    /**
     * Adds a name.
     *
     * @param name the member name or decimal array index
     * @return the longer path
     */
    public MemberPath child(String name) {
        List<String> longer = new ArrayList<>(names);
        longer.add(name);
        return new MemberPath(longer);
    }

    // The generated methods of a record take some ten milliseconds at their first use, and every emulator uses these at
    // its start.

    @Override
    public boolean equals(Object other) {
        return other instanceof MemberPath path && names.equals(path.names);
    }

    @Override
    public int hashCode() {
        return names.hashCode();
    }

    @Override
    public String toString() {
        StringBuilder pointer = new StringBuilder();
        for (String name : names) {
            pointer.append('/').append(name.replace("~", "~0").replace("/", "~1"));
        }
        return pointer.toString();
    }

    private static String unescape(String name, String pointer) {
        for (int tilde = name.indexOf('~'); tilde >= 0; tilde = name.indexOf('~', tilde + 1)) {
            char escape = tilde + 1 < name.length() ? name.charAt(tilde + 1) : 0;
            if (escape != '0' && escape != '1') {
                throw new IllegalArgumentException("'~' is followed by 0 or 1, unlike in \"" + pointer + "\"");
            }
        }
        return name.replace("~1", "/").replace("~0", "~");
    }
}
