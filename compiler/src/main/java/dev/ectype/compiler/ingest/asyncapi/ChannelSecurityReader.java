package dev.ectype.compiler.ingest.asyncapi;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.ingest.document.CredentialSchemes;
import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.ingest.document.DescriptionReferences;
import dev.ectype.compiler.ir.SecurityScheme;
import dev.ectype.compiler.ir.SecurityScheme.Kind;
import dev.ectype.compiler.source.LocatedNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads the security schemes and requirements of a description. Version 2 names schemes, version 3 refers to them or contains them.
 * Schemes that no emulated protocol carries, such as SASL mechanisms, are not required.
 */
final class ChannelSecurityReader {
    private final DescriptionReferences links;
    private final Map<String, SecurityScheme> schemes = new LinkedHashMap<>();
    private final Map<String, String> names = new LinkedHashMap<>();

    ChannelSecurityReader(@Nullable DescriptionObject components, DescriptionReferences links) {
        this.links = links;
        for (LocatedNode place : components == null ? List.<LocatedNode>of() : components.members("securitySchemes")) {
            DescriptionObject fields = DescriptionObject.following(place, "securitySchemes", links);
            if (fields != null) {
                names.put(place.name(), place.name());
                names.put(fields.place().canonical(), place.name());
                declare(place.name(), fields);
            }
        }
    }

    /** Returns the schemes that requests can carry, by name. */
    Map<String, SecurityScheme> schemes() {
        return schemes;
    }

    /** Returns the alternatives that an owner, such as a server, requires. */
    List<List<String>> requirements(DescriptionObject owner) {
        List<List<String>> alternatives = new ArrayList<>();
        for (LocatedNode place : owner.list("security")) {
            List<String> required = required(place);
            required.removeIf(name -> !schemes.containsKey(name));
            if (!required.isEmpty()) {
                alternatives.add(required);
            } else {
                // A scheme that no request can carry leaves the owner open.
                return List.of();
            }
        }
        return alternatives;
    }

    private List<String> required(LocatedNode place) {
        List<String> required = new ArrayList<>();
        LocatedNode type = place.member("type");
        if (DescriptionReferences.isReference(place) || type != null) {
            DescriptionObject fields = DescriptionObject.following(place, "security", links);
            if (fields != null) {
                required.add(names.computeIfAbsent(fields.place().canonical(), first -> inline(fields)));
            }
            return required;
        }
        for (LocatedNode scheme : place.members()) {
            if (names.containsKey(scheme.name())) {
                required.add(scheme.name());
            } else {
                links.findings()
                        .report(
                                DiagnosticCode.UNKNOWN_SECURITY_SCHEME,
                                scheme,
                                "no security scheme is named `" + scheme.name()
                                        + "`, so the emulator does not require it",
                                "Declare the scheme under components.securitySchemes, or remove the requirement.");
            }
        }
        return required;
    }

    private String inline(DescriptionObject fields) {
        String type = fields.text("type");
        String wanted = type == null ? "scheme" : type;
        String name = wanted;
        for (int number = 2; names.containsValue(name); number++) {
            name = wanted + number;
        }
        declare(name, fields);
        return name;
    }

    private void declare(String name, DescriptionObject fields) {
        SecurityScheme scheme = scheme(fields);
        if (scheme != null) {
            schemes.put(name, scheme);
        }
    }

    /** Returns a scheme, or null if no request can carry its credentials. */
    private @Nullable SecurityScheme scheme(DescriptionObject fields) {
        String type = fields.text("type");
        return switch (type == null ? "" : type.toLowerCase(Locale.ROOT)) {
            // An API key in the user or password is part of basic credentials.
            case "userpassword", "plain", "apikey" -> new SecurityScheme(Kind.BASIC, null, null);
            case "httpapikey" -> apiKey(fields);
            case "http" -> CredentialSchemes.http(fields);
            case "oauth2", "openidconnect" -> new SecurityScheme(Kind.BEARER, null, null);
            case "x509" -> new SecurityScheme(Kind.MUTUAL_TLS, null, null);
            case "scramsha256", "scramsha512", "gssapi", "symmetricencryption", "asymmetricencryption" -> null;
            default -> {
                LocatedNode place = fields.place("type");
                links.findings().unexpected(place == null ? fields.place() : place, "type", "a known security scheme");
                yield null;
            }
        };
    }

    private @Nullable SecurityScheme apiKey(DescriptionObject fields) {
        SecurityScheme key = CredentialSchemes.apiKey(fields);
        if (key == null) {
            links.findings().unexpected(fields.place(), "httpApiKey", "an API key with a `name` and an `in`");
        }
        return key;
    }
}
