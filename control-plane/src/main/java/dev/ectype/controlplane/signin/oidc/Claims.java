package dev.ectype.controlplane.signin.oidc;

import com.nimbusds.openid.connect.sdk.claims.IDTokenClaimsSet;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads the texts of claims. A claim inside an object is addressed by a path, such as {@code realm_access.roles}. */
final class Claims {
    private static final int DEEPEST = 5;

    private Claims() {}

    static SortedMap<String, List<String>> texts(IDTokenClaimsSet claims) {
        SortedMap<String, List<String>> texts = new TreeMap<>();
        add(texts, "", claims.toJSONObject(), DEEPEST);
        return texts;
    }

    private static void add(SortedMap<String, List<String>> texts, String prefix, Map<?, ?> claims, int depth) {
        claims.forEach((name, value) -> {
            String path = prefix + name;
            if (value instanceof Map<?, ?> nested && depth > 0) {
                add(texts, path + ".", nested, depth - 1);
            } else if (value instanceof Collection<?> list) {
                texts.put(
                        path,
                        list.stream()
                                .filter(String.class::isInstance)
                                .map(String.class::cast)
                                .toList());
            } else if (value instanceof String text) {
                texts.put(path, List.of(text));
            }
        });
    }
}
