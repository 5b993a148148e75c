package dev.ectype.runtime.emulator.model;

import dev.ectype.runtime.json.MemberPath;

/** Identifies a member of stored documents and its Java type. */
public final class Member<T> {
    private final MemberPath path;
    private final Class<T> type;

    private Member(MemberPath path, Class<T> type) {
        this.path = path;
        this.type = type;
    }

    /**
     * Returns a member of the document.
     *
     * @param name the JSON name
     */
    public static <T> Member<T> of(String name, Class<T> type) {
        return new Member<>(MemberPath.of(name), type);
    }

    /**
     * Returns a nested member.
     *
     * @param pointer the JSON Pointer of the member
     */
    public static <T> Member<T> at(String pointer, Class<T> type) {
        return new Member<>(MemberPath.parse(pointer), type);
    }

    /** Returns the path of the member in the document. */
    public MemberPath path() {
        return path;
    }

    /** Returns the Java type of the member. */
    public Class<T> type() {
        return type;
    }

    @Override
    public String toString() {
        return path.toString();
    }
}
