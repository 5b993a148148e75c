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

    /** Reads an API key, or returns null if requests cannot carry it. */
    public static @Nullable SecurityScheme apiKey(DescriptionObject fields) {
        String carrier = fields.text("name");
        String in = fields.text("in");
        In where = switch (in == null ? "" : in.toLowerCase(Locale.ROOT)) {
            case "header" -> In.HEADER;
            case "query" -> In.QUERY;
            case "cookie" -> In.COOKIE;
            default -> null;
        };
        boolean sendable = where != In.HEADER || carrier != null && HeaderName.isValid(carrier);
        return carrier == null || where == null || !sendable ? null : new SecurityScheme(Kind.API_KEY, carrier, where);
    }
}
