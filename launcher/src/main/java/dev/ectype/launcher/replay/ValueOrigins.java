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
 * Who was the first to say a value, a client or the server. What a client said first is its own, and the same whomever it
 * says it to; only what the server said first can be an identifier that another server makes otherwise.
 */
final class ValueOrigins {
    private static final String ANY = "";

    private final SeenValues clientValues = new SeenValues();
    private final SeenValues serverValues = new SeenValues();

    /** Takes what a client said. */
    void clientValues(Set<String> said) {
        for (String each : said) {
            if (!serverValues.has(ANY, each)) {
                clientValues.add(ANY, each);
            }
        }
    }

    /** All that a request says but in its header, as {@linkplain #key keys}. */
    static Set<String> requestKeys(RecordedRequest request) {
        Set<String> said = new LinkedHashSet<>();
        identifiers(request).forEach(each -> said.add(each.key()));
        String target = request.target().replaceFirst("#.*", "");
        int mark = target.indexOf('?');
        if (mark >= 0) {
            pairs(target.substring(mark + 1), said);
        }
        String type = String.valueOf(RecordedHeader.first(request.headers(), "content-type"));
        boolean form = type.startsWith("application/x-www-form-urlencoded");
        String text = form ? request.body().text() : null;
        Document read = form ? null : request.body().json();
        if (text != null) {
            pairs(text, said);
        }
        if (read != null) {
            JsonLeaf.each(read, "", NounResolver.ofBody(request), leaf -> said.add(leaf.key()));
        }
        return said;
    }

    /** What stands in the path of a request, be it a thing or a kind of things. */
    static List<JsonLeaf> identifiers(RecordedRequest request) {
        List<JsonLeaf> named = new ArrayList<>();
        String before = "";
        for (String segment : request.target().replaceFirst("[?#].*", "").split("/")) {
            String plain = decoded(segment.replace("+", "%2B"));
            named.add(new JsonLeaf("", plain, NounResolver.singular(before), true));
            before = plain;
        }
        return named;
    }

    private static void pairs(String pairs, Set<String> said) {
        for (String pair : pairs.split("&")) {
            int equals = pair.indexOf('=');
            if (equals >= 0) {
                said.add(key(
                        decoded(pair.substring(equals + 1)), NounResolver.of(decoded(pair.substring(0, equals)), "")));
            }
        }
    }

    /** Whether a client said this before any reply had it. */
    boolean isOfClient(JsonLeaf leaf) {
        return isOfClient(leaf.key());
    }

    /** Whether a client said this, as a {@linkplain #key key}, before any reply had it. */
    boolean isOfClient(String key) {
        return clientValues.has(ANY, key);
    }

    /** Whether anybody said this. */
    boolean isKnown(String key) {
        return clientValues.has(ANY, key) || serverValues.has(ANY, key);
    }

    /** Takes what the server said. */
    void serverValues(JsonLeaf leaf) {
        String key = leaf.key();
        if (!clientValues.has(ANY, key)) {
            serverValues.add(ANY, key);
        }
    }

    /** What says by its looks what it is, is the same everywhere; anything else is told apart by what it is said of. */
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
