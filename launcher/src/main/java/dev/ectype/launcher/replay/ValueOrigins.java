package dev.ectype.launcher.replay;

import dev.ectype.launcher.recording.RecordedHeader;
import dev.ectype.launcher.recording.RecordedRequest;
import dev.ectype.runtime.json.Document;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Remembers the first sender of each value, a client or the server. A value that a client sent first is the same for every
 * server. Only a value that the server sent first can be a generated identifier that differs on another server.
 */
final class ValueOrigins {
    private static final String ANY = "";

    private final SeenValues clientValues = new SeenValues();
    private final SeenValues serverValues = new SeenValues();

    /** Adds values from a client. */
    void clientValues(Set<String> keys) {
        for (String each : keys) {
            if (!serverValues.has(ANY, each)) {
                clientValues.add(ANY, each);
            }
        }
    }

    /** The values of a request except its headers, as {@linkplain #key keys}. */
    static Set<String> requestKeys(RecordedRequest request) {
        Set<String> keys = new LinkedHashSet<>();
        identifiers(request).forEach(each -> keys.add(each.key()));
        String target = request.target().replaceFirst("#.*", "");
        int mark = target.indexOf('?');
        if (mark >= 0) {
            pairs(target.substring(mark + 1), keys);
        }
        String type = String.valueOf(RecordedHeader.first(request.headers(), "content-type"));
        boolean form = type.startsWith("application/x-www-form-urlencoded");
        String text = form ? request.body().text() : null;
        Document read = form ? null : request.body().json();
        if (text != null) {
            pairs(text, keys);
        }
        if (read != null) {
            JsonLeaf.each(read, "", NounResolver.ofBody(request), leaf -> keys.add(leaf.key()));
        }
        return keys;
    }

    /** The path segments of a request, identifiers and collections. */
    static List<JsonLeaf> identifiers(RecordedRequest request) {
        List<JsonLeaf> segments = new ArrayList<>();
        String before = "";
        for (String segment : request.target().replaceFirst("[?#].*", "").split("/")) {
            String plain = decoded(segment.replace("+", "%2B"));
            segments.add(new JsonLeaf("", plain, NounResolver.singular(before), true));
            before = plain;
        }
        return segments;
    }

    private static void pairs(String pairs, Set<String> keys) {
        for (String pair : pairs.split("&")) {
            int equals = pair.indexOf('=');
            if (equals >= 0) {
                keys.add(key(
                        decoded(pair.substring(equals + 1)), NounResolver.of(decoded(pair.substring(0, equals)), "")));
            }
        }
    }

    /** Reports whether a client sent this leaf before any reply contained it. */
    boolean isOfClient(JsonLeaf leaf) {
        return isOfClient(leaf.key());
    }

    /** Reports whether a client sent this {@linkplain #key key} before any reply contained it. */
    boolean isOfClient(String key) {
        return clientValues.has(ANY, key);
    }

    /** Reports whether a client or the server sent this key. */
    boolean isKnown(String key) {
        return clientValues.has(ANY, key) || serverValues.has(ANY, key);
    }

    /** Adds a value from the server. */
    void serverValues(JsonLeaf leaf) {
        String key = leaf.key();
        if (!clientValues.has(ANY, key)) {
            serverValues.add(ANY, key);
        }
    }

    /** The key of a value: a distinct identifier alone, any other value with its noun. */
    static String key(String value, String noun) {
        return IdentifierMap.isDistinct(value) ? value : noun + '\0' + value;
    }

    private static String decoded(String written) {
        try {
            return URLDecoder.decode(written, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException malformed) {
            return written;
        }
    }
}
