package dev.ectype.controlplane.sso;

import dev.ectype.controlplane.platform.outbound.OutboundClient;
import dev.ectype.controlplane.platform.outbound.OutboundClient.Answer;
import dev.ectype.controlplane.platform.outbound.RefusedAddress;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import org.springframework.stereotype.Component;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Checks an issuer with OpenID Connect Discovery, because a wrong one would otherwise fail at the first sign-in. */
@Component
final class Issuer {
    private static final String DOCUMENT = "/.well-known/openid-configuration";
    private static final List<String> NEEDED = List.of("authorization_endpoint", "token_endpoint", "jwks_uri");
    private static final int LIMIT = 256 * 1024;
    private static final int OK = 200;

    private final OutboundClient client;
    private final JsonMapper json;

    Issuer(OutboundClient client, JsonMapper json) {
        this.client = client;
        this.json = json;
    }

    /** Checks the discovery document of an issuer. */
    void check(String issuer) throws WrongField {
        JsonNode document = document(issuer);
        String named = document.path("issuer").asString("");
        if (!named.equals(issuer)) {
            throw new WrongField(
                    "issuer", "must exactly equal the issuer in its " + DOCUMENT + ", which names another issuer");
        }
        for (String member : NEEDED) {
            if (document.path(member).asString("").isEmpty()) {
                throw new WrongField("issuer", "has no " + member + " in its " + DOCUMENT);
            }
        }
    }

    private JsonNode document(String issuer) throws WrongField {
        String base = issuer.endsWith("/") ? issuer.substring(0, issuer.length() - 1) : issuer;
        try {
            Answer answer = client.get(URI.create(base + DOCUMENT), LIMIT);
            if (answer.status() != OK) {
                throw new WrongField("issuer", "responds with " + answer.status() + " for its " + DOCUMENT);
            }
            return json.readTree(answer.body());
        } catch (JacksonException noJson) {
            throw new WrongField("issuer", "has no JSON at " + DOCUMENT);
        } catch (IOException failed) {
            boolean refused = failed instanceof RefusedAddress || failed.getCause() instanceof RefusedAddress;
            throw new WrongField(
                    "issuer",
                    refused
                            ? String.valueOf(failed.getMessage())
                            : "does not return its " + DOCUMENT
                                    + "; check that it can be reached from the internet over TLS");
        }
    }
}
