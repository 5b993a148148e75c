package dev.ectype.compiler.ingest.openapi;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.ir.Parameter.In;
import dev.ectype.compiler.ir.SecurityScheme;
import dev.ectype.compiler.ir.SecurityScheme.Kind;
import dev.ectype.compiler.source.Located;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads how clients prove who they are, and which operations ask for that. */
final class SecurityReader {
    private final Links links;
    private final Map<String, SecurityScheme> schemes = new LinkedHashMap<>();

    SecurityReader(Links links) {
        this.links = links;
    }

    Map<String, SecurityScheme> schemes(@Nullable Fields components) {
        for (Located place : components == null ? List.<Located>of() : components.members("securitySchemes")) {
            Fields fields = Fields.following(place, "securitySchemes", links);
            SecurityScheme scheme = fields == null ? null : scheme(fields);
            if (scheme != null) {
                schemes.put(place.name(), scheme);
            }
        }
        return schemes;
    }

    /** The alternatives of an operation: its own, else those of the whole description. */
    List<List<String>> requirements(Fields root, Fields operation) {
        Fields owner = operation.has("security") ? operation : root;
        List<List<String>> alternatives = new ArrayList<>();
        for (Located place : owner.list("security")) {
            List<String> names = new ArrayList<>();
            for (Located scheme : place.members()) {
                if (schemes.containsKey(scheme.name())) {
                    names.add(scheme.name());
                } else {
                    reportUnknown(scheme);
                }
            }
            alternatives.add(names);
        }
        return alternatives;
    }

    private void reportUnknown(Located scheme) {
        links.findings()
                .report(
                        DiagnosticCode.UNKNOWN_SECURITY_SCHEME,
                        scheme,
                        "no security scheme is called `" + scheme.name() + "`, so it is not asked for",
                        "Declare it under components.securitySchemes, or remove the requirement.");
    }

    private @Nullable SecurityScheme scheme(Fields fields) {
        String type = fields.text("type");
        return switch (type == null ? "" : type.toLowerCase(Locale.ROOT)) {
            case "apikey" -> apiKey(fields);
            case "http" -> http(fields);
            case "basic" -> new SecurityScheme(Kind.BASIC, null, null);
            case "oauth2", "openidconnect" -> new SecurityScheme(Kind.BEARER, null, null);
            case "mutualtls" -> new SecurityScheme(Kind.MUTUAL_TLS, null, null);
            default -> unusable(fields, "a security scheme of a known `type`");
        };
    }

    private @Nullable SecurityScheme apiKey(Fields fields) {
        String carrier = fields.text("name");
        String in = fields.text("in");
        In where = switch (in == null ? "" : in.toLowerCase(Locale.ROOT)) {
            case "header" -> In.HEADER;
            case "query" -> In.QUERY;
            case "cookie" -> In.COOKIE;
            default -> null;
        };
        boolean sendable = where != In.HEADER || carrier != null && ParameterReader.isHeader(carrier);
        return carrier == null || where == null || !sendable
                ? unusable(fields, "an API key with a `name` and an `in`")
                : new SecurityScheme(Kind.API_KEY, carrier, where);
    }

    // Any other scheme of the Authorization header is a word and a token, as a bearer token is.
    private static SecurityScheme http(Fields fields) {
        String scheme = fields.text("scheme");
        return switch (scheme == null ? "" : scheme.toLowerCase(Locale.ROOT)) {
            case "basic" -> new SecurityScheme(Kind.BASIC, null, null);
            case "digest" -> new SecurityScheme(Kind.DIGEST, null, null);
            default -> new SecurityScheme(Kind.BEARER, null, null);
        };
    }

    private @Nullable SecurityScheme unusable(Fields fields, String wanted) {
        links.findings().unexpected(fields.place(), "securitySchemes", wanted);
        return null;
    }
}
