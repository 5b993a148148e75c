package dev.ectype.compiler.ir;

import dev.ectype.compiler.ir.binding.Parameter;
import org.jspecify.annotations.Nullable;

/**
 * Describes how clients authenticate.
 *
 * @param kind the kind of credential
 * @param carrier the header, query parameter or cookie of an {@link Kind#API_KEY}; else null
 * @param in the location of the API key; else null
 */
public record SecurityScheme(Kind kind, @Nullable String carrier, Parameter.@Nullable In in) {
    /** Lists the kinds of credentials. */
    public enum Kind {
        API_KEY,
        BASIC,
        BEARER,
        DIGEST,
        MUTUAL_TLS
    }
}
