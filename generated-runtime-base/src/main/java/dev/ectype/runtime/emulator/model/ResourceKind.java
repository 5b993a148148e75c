package dev.ectype.runtime.emulator.model;

import java.util.Objects;

/** A resource and the Java type in which its instances are seen. */
public final class ResourceKind<T> {
    private final String resource;
    private final Class<T> type;

    private ResourceKind(String resource, Class<T> type) {
        this.resource = Objects.requireNonNull(resource, "resource");
        this.type = Objects.requireNonNull(type, "type");
    }

    public static <T> ResourceKind<T> of(String resource, Class<T> type) {
        return new ResourceKind<>(resource, type);
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
