package dev.ectype.runtime.emulator.model;

import dev.ectype.runtime.json.MemberPath;

/** A member of stored documents and its Java type. */
public final class Member<T> {
    private final MemberPath path;
    private final Class<T> type;

    private Member(MemberPath path, Class<T> type) {
        this.path = path;
        this.type = type;
    }

    public static <T> Member<T> of(String name, Class<T> type) {
        return new Member<>(MemberPath.of(name), type);
    }

    /** A member deeper inside, by its JSON Pointer. */
    public static <T> Member<T> at(String pointer, Class<T> type) {
        return new Member<>(MemberPath.parse(pointer), type);
    }

    public MemberPath path() {
        return path;
    }

    public Class<T> type() {
        return type;
    }

    @Override
    public String toString() {
        return path.toString();
    }
}
