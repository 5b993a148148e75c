package dev.ectype.compiler.ingest.document;

import dev.ectype.compiler.ir.SecurityScheme;
import dev.ectype.compiler.ir.SecurityScheme.Kind;
import dev.ectype.compiler.ir.binding.Parameter.In;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads the credentials of HTTP requests in security schemes. */
public final class CredentialSchemes {
    private CredentialSchemes() {}

    /** Reads the scheme of the {@code Authorization} header. Any other scheme is a word and a token, as a bearer token is. */
    public static SecurityScheme http(DescriptionObject fields) {
        String scheme = fields.text("scheme");
        return switch (scheme == null ? "" : scheme.toLowerCase(Locale.ROOT)) {
            case "basic" -> new SecurityScheme(Kind.BASIC, null, null);
            case "digest" -> new SecurityScheme(Kind.DIGEST, null, null);
            default -> new SecurityScheme(Kind.BEARER, null, null);
        };
    }

    /** Returns the location of an API key, or null if it is unknown. */
    public static @Nullable In location(DescriptionObject fields) {
        String in = fields.text("in");
        return switch (in == null ? "" : in.toLowerCase(Locale.ROOT)) {
            case "header" -> In.HEADER;
            case "query" -> In.QUERY;
            case "cookie" -> In.COOKIE;
            default -> null;
        };
    }
}
