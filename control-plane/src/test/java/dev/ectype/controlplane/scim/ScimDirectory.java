package dev.ectype.controlplane.scim;

import dev.ectype.controlplane.Client.Reply;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.JsonNode;

/** An organization with four users and two groups, for tests of lists. */
final class ScimDirectory {
    final ScimTenant tenant = new ScimTenant();
    final String ada;

    ScimDirectory() {
        ada = user("""
                {"userName":"Ada@DOMAIN","externalId":"E1","title":"Countess","displayName":"Ada Lovelace",
                 "name":{"givenName":"Ada","familyName":"Lovelace"},
                 "emails":[{"value":"Ada@work.example","type":"work","primary":true},{"value":"ada@home.example","type":"home"}],
                 "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User":{"department":"Tour Operations","manager":{"value":"M1"}}}""");
        String bob = user("""
                {"userName":"bob@DOMAIN","externalId":"e1","displayName":"Bob","active":false,
                 "name":{"familyName":"Öz \\"the\\" great"},"emails":[{"value":"bob@home.example","type":"home"}]}""");
        user(
                "{\"userName\":\"carl@DOMAIN\",\"title\":\"Professor\",\"emails\":[{\"value\":\"carl@work.example\",\"type\":\"work\"}]}");
        // This member signed in before the identity provider created users.
        tenant.member(tenant.address("dora"), "Dora", "read");
        tenant.group("Admins", ada, bob);
        tenant.group("Everybody");
    }

    private String user(String body) {
        return tenant.create(body.replace("DOMAIN", tenant.domain));
    }

    JsonNode list(String query) {
        return tenant.idp.get("/scim/v2/Users?" + query).is(200).json();
    }

    Reply search(String body) {
        return tenant.idp.post("/scim/v2/Users/.search", body);
    }

    /** Encodes a text for a query; DOMAIN stands for the domain of the organization. */
    String encoded(String text) {
        return URLEncoder.encode(text.replace("DOMAIN", tenant.domain), StandardCharsets.UTF_8)
                .replace("+", "%20");
    }

    /** Returns the local parts of the user names of a list. */
    static List<String> names(JsonNode list) {
        List<String> names = new ArrayList<>();
        for (JsonNode user : list.get("Resources")) {
            String address = user.get("userName").asString();
            names.add(address.substring(0, address.indexOf('@')).toLowerCase(Locale.ROOT));
        }
        return names;
    }
}
