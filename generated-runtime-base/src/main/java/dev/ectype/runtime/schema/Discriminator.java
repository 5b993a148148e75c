package dev.ectype.runtime.schema;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The member whose value names the variant of a union.
 *
 * @param mapping the declared type that each value stands for
 */
public record Discriminator(String member, Map<String, String> mapping) {
    public Discriminator {
        mapping = Collections.unmodifiableMap(new LinkedHashMap<>(mapping));
    }
}
