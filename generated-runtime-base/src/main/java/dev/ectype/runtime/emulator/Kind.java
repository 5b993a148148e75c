package dev.ectype.runtime.emulator;

import java.util.Objects;

/** A resource and the Java type in which its instances are seen. */
public final class Kind<T> {
    private final String resource;
    private final Class<T> type;

    private Kind(String resource, Class<T> type) {
        this.resource = Objects.requireNonNull(resource, "resource");
        this.type = Objects.requireNonNull(type, "type");
    }

    public static <T> Kind<T> of(String resource, Class<T> type) {
        return new Kind<>(resource, type);
    }

    public String resource() {
        return resource;
    }

    public Class<T> type() {
        return type;
    }

    @Override
    public String toString() {
        return resource;
    }
}
