package dev.ectype.compiler.ingest.observed;

import dev.ectype.compiler.json.JsonObject;
import java.util.Locale;

/**
 * Describes how a request proves its sender, without the secret.
 *
 * @param scheme the scheme of the {@code Authorization} header in lower case, or empty for an API key
 * @param in the place of an API key: {@code header} or {@code query}
 * @param name the name of the header or the parameter
 */
public record StatedCredential(String scheme, String in, String name) {
    /** Creates a credential in the {@code Authorization} header. */
    public static StatedCredential authorization(String scheme) {
        return new StatedCredential(scheme.toLowerCase(Locale.ROOT), "header", "Authorization");
    }

    /** Creates an API key. */
    public static StatedCredential apiKey(String in, String name) {
        return new StatedCredential("", in, name);
    }

    /** Returns the name of the security scheme. */
    String key() {
        String words = scheme.isEmpty() ? in + "-" + name : scheme;
        return words.replaceAll("[^A-Za-z0-9._-]", "-");
    }

    /** Returns the security scheme as OpenAPI describes it. */
    JsonObject described() {
        return scheme.isEmpty()
                ? JsonObject.builder()
                        .put("type", "apiKey")
                        .put("in", in)
                        .put("name", name)
                        .build()
                : JsonObject.builder().put("type", "http").put("scheme", scheme).build();
    }
}
