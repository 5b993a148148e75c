package dev.ectype.compiler.ingest.postman;

import dev.ectype.compiler.ingest.observed.StatedCredential;
import dev.ectype.compiler.json.JsonObject;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads which credential a request sends: by its {@code auth}, else by an {@code Authorization} header that it writes itself. It
 * reads no secrets. A request whose {@code auth} lacks its token sends none.
 */
final class CredentialReader {
    private CredentialReader() {}

    static @Nullable StatedCredential read(JsonObject auth, Map<String, String> headers) {
        String type = JsonMembers.textOrEmpty(auth, "type");
        return switch (type) {
            case "", "noauth" -> header(headers.getOrDefault("authorization", ""));
            case "basic", "digest", "hawk", "ntlm", "awsv4", "oauth1", "edgegrid", "asap" ->
                StatedCredential.authorization(type);
            case "bearer" -> parameter(auth, type, "token").isEmpty() ? null : StatedCredential.authorization("bearer");
            case "jwt" -> StatedCredential.authorization("bearer");
            case "oauth2" -> oauth2(auth);
            case "apikey" -> apiKey(auth);
            default -> null;
        };
    }

    private static @Nullable StatedCredential oauth2(JsonObject auth) {
        if (parameter(auth, "oauth2", "accessToken").isEmpty()) {
            return null;
        }
        return parameter(auth, "oauth2", "addTokenTo").startsWith("query")
                ? StatedCredential.apiKey("query", "access_token")
                : StatedCredential.authorization("bearer");
    }

    private static @Nullable StatedCredential apiKey(JsonObject auth) {
        String name = parameter(auth, "apikey", "key").strip();
        boolean isQuery = parameter(auth, "apikey", "in").equals("query");
        boolean isUsable = isQuery ? !name.isEmpty() : name.matches("[A-Za-z0-9_-]+");
        return isUsable && !name.contains("{{") ? StatedCredential.apiKey(isQuery ? "query" : "header", name) : null;
    }

    private static @Nullable StatedCredential header(String value) {
        String text = value.strip();
        int blank = text.indexOf(' ');
        if (text.isEmpty()) {
            return null;
        }
        String scheme = blank < 0 ? "" : text.substring(0, blank);
        return scheme.matches("[A-Za-z][A-Za-z0-9_-]*")
                ? StatedCredential.authorization(scheme)
                : StatedCredential.apiKey("header", "Authorization");
    }

    /** Returns a parameter of an authentication: a member of an object in version 2.0, an entry of a list in 2.1. */
    private static String parameter(JsonObject auth, String type, String name) {
        if (auth.member(type) instanceof JsonObject members) {
            return JsonMembers.scalarOrEmpty(members.member(name));
        }
        for (JsonObject entry : JsonMembers.objects(auth, type)) {
            if (name.equals(JsonMembers.text(entry, "key"))) {
                return JsonMembers.scalarOrEmpty(entry.member("value"));
            }
        }
        return "";
    }
}
