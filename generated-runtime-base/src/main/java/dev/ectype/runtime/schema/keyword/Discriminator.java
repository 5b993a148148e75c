package dev.ectype.runtime.schema.keyword;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The member whose value names the variant of a union. */
public final class Discriminator {
    private final String member;
    private final Map<String, String> mapping;
    /** The first value of each type: making a value of a union asks for it for each of its variants. */
    private final Map<String, String> values = new LinkedHashMap<>();

    /** @param mapping the name of the declared type that each value stands for */
    public Discriminator(String member, Map<String, String> mapping) {
        this.member = member;
        this.mapping = Collections.unmodifiableMap(new LinkedHashMap<>(mapping));
        mapping.forEach((value, type) -> values.putIfAbsent(type, value));
    }

    public String member() {
        return member;
    }

    /** The name of the declared type that each value stands for. */
    public Map<String, String> mapping() {
        return mapping;
    }

    /** The value that stands for a declared type, or null. */
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
