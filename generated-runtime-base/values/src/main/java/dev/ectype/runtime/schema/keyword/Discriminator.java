package dev.ectype.runtime.schema.keyword;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Names the member that selects the variant of a union. */
public final class Discriminator {
    private final String member;
    private final Map<String, String> mapping;
    /** The first value of each type, needed for each variant when a value is created. */
    private final Map<String, String> values = new LinkedHashMap<>();

    /** @param mapping the declared type names by value */
    public Discriminator(String member, Map<String, String> mapping) {
        this.member = member;
        this.mapping = Collections.unmodifiableMap(new LinkedHashMap<>(mapping));
        mapping.forEach((value, type) -> values.putIfAbsent(type, value));
    }

    public String member() {
        return member;
    }

    /** Returns the declared type names by value. */
    public Map<String, String> mapping() {
        return mapping;
    }

    /** Returns the value of a declared type, or null. */
    public @Nullable String value(String type) {
        return values.get(type);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Discriminator same && member.equals(same.member) && mapping.equals(same.mapping);
    }

    @Override
    public int hashCode() {
        return 31 * member.hashCode() + mapping.hashCode();
    }
}
