package dev.ectype.compiler.ir;

import dev.ectype.compiler.ir.binding.Parameter;
import org.jspecify.annotations.Nullable;

/**
 * How a client proves who it is.
 *
 * @param kind what is sent
 * @param carrier the header, query parameter or cookie of an {@link Kind#API_KEY}; else null
 * @param in where the carrier of an API key travels; else null
 */
public record SecurityScheme(Kind kind, @Nullable String carrier, Parameter.@Nullable In in) {
    /** What a credential looks like on the wire. */
    public enum Kind {
        API_KEY,
        BASIC,
        BEARER,
        DIGEST,
        MUTUAL_TLS
    }
}
