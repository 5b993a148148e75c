package dev.ectype.compiler.ingest.path;

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

/** Reads the security schemes and the security requirements of operations. */
public final class SecurityReader {
    private final DescriptionReferences links;
    private final String section;
    private final Map<String, SecurityScheme> schemes = new LinkedHashMap<>();

    /** @param section the place of the schemes, as messages name it */
    public SecurityReader(DescriptionReferences links, String section) {
        this.links = links;
        this.section = section;
    }

    public Map<String, SecurityScheme> schemes(List<LocatedNode> declared) {
        for (LocatedNode place : declared) {
            DescriptionObject fields = DescriptionObject.following(place, section, links);
            SecurityScheme scheme = fields == null ? null : scheme(fields);
            if (scheme != null) {
                schemes.put(place.name(), scheme);
            }
        }
        return schemes;
    }

    /** Returns the alternatives of an operation: its own, else those of the whole description. */
    public List<List<String>> requirements(DescriptionObject root, DescriptionObject operation) {
        DescriptionObject owner = operation.has("security") ? operation : root;
        List<List<String>> alternatives = new ArrayList<>();
        for (LocatedNode place : owner.list("security")) {
            List<String> names = new ArrayList<>();
            for (LocatedNode scheme : place.members()) {
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

    private void reportUnknown(LocatedNode scheme) {
        links.findings()
                .report(
                        DiagnosticCode.UNKNOWN_SECURITY_SCHEME,
                        scheme,
                        "no security scheme is named `" + scheme.name() + "`, so the emulator does not require it",
                        "Declare the scheme under " + section + ", or remove the requirement.");
    }

    private @Nullable SecurityScheme scheme(DescriptionObject fields) {
        String type = fields.text("type");
        return switch (type == null ? "" : type.toLowerCase(Locale.ROOT)) {
            case "apikey" -> apiKey(fields);
            case "http" -> CredentialSchemes.http(fields);
            case "basic" -> new SecurityScheme(Kind.BASIC, null, null);
            case "oauth2", "openidconnect" -> new SecurityScheme(Kind.BEARER, null, null);
            case "mutualtls" -> new SecurityScheme(Kind.MUTUAL_TLS, null, null);
            default -> unusable(fields, "a security scheme of a known `type`");
        };
    }

    private @Nullable SecurityScheme apiKey(DescriptionObject fields) {
        SecurityScheme key = CredentialSchemes.apiKey(fields);
        return key == null ? unusable(fields, "an API key with a `name` and an `in`") : key;
    }

    private @Nullable SecurityScheme unusable(DescriptionObject fields, String wanted) {
        links.findings().unexpected(fields.place(), section, wanted);
        return null;
    }
}
