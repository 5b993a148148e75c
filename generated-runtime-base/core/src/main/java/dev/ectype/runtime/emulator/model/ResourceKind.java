package dev.ectype.runtime.emulator.model;

import java.util.Objects;

/** Identifies a resource and the Java type of its instances. */
public final class ResourceKind<T> {
    private final String resource;
    private final Class<T> type;

    private ResourceKind(String resource, Class<T> type) {
        this.resource = Objects.requireNonNull(resource, "resource");
        this.type = Objects.requireNonNull(type, "type");
    }

    /**
     * Creates the identity of a resource.
     *
     * @param resource the name of the resource
     * @param type the Java type of its instances
     */
    public static <T> ResourceKind<T> of(String resource, Class<T> type) {
        return new ResourceKind<>(resource, type);
    }

    /** Returns the name of the resource. */
    public String resource() {
        return resource;
    }

    /** Returns the Java type of the instances. */
    public Class<T> type() {
        return type;
    }

    @Override
    public String toString() {
        return resource;
    }
}
