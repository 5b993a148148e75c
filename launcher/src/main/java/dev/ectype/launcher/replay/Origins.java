package dev.ectype.launcher.replay;

import dev.ectype.launcher.recording.Header;
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
final class Origins {
    private static final String ANY = "";

    private final Marks sent = new Marks();
    private final Marks given = new Marks();

    /** Takes what a client said. */
    void sent(Set<String> said) {
        for (String each : said) {
            if (!given.has(ANY, each)) {
                sent.add(ANY, each);
            }
        }
    }

    /** All that a request says but in its header, as {@linkplain #key keys}. */
    static Set<String> said(RecordedRequest request) {
        Set<String> said = new LinkedHashSet<>();
        named(request).forEach(each -> said.add(each.key()));
        String target = request.target().replaceFirst("#.*", "");
        int mark = target.indexOf('?');
        if (mark >= 0) {
            pairs(target.substring(mark + 1), said);
        }
        String type = String.valueOf(Header.first(request.headers(), "content-type"));
        boolean form = type.startsWith("application/x-www-form-urlencoded");
        String text = form ? request.body().text() : null;
        Document read = form ? null : request.body().json();
        if (text != null) {
            pairs(text, said);
        }
        if (read != null) {
            Leaf.each(read, "", Nouns.ofBody(request), leaf -> said.add(leaf.key()));
        }
        return said;
    }

    /** What stands in the path of a request, be it a thing or a kind of things. */
    static List<Leaf> named(RecordedRequest request) {
        List<Leaf> named = new ArrayList<>();
        String before = "";
        for (String segment : request.target().replaceFirst("[?#].*", "").split("/")) {
            String plain = decoded(segment.replace("+", "%2B"));
            named.add(new Leaf("", plain, Nouns.singular(before), true));
            before = plain;
        }
        return named;
    }

    private static void pairs(String pairs, Set<String> said) {
        for (String pair : pairs.split("&")) {
            int equals = pair.indexOf('=');
            if (equals >= 0) {
                said.add(key(decoded(pair.substring(equals + 1)), Nouns.of(decoded(pair.substring(0, equals)), "")));
            }
        }
    }

    /** Whether a client said this before any reply had it. */
    boolean isOfClient(Leaf leaf) {
        return isOfClient(leaf.key());
    }

    /** Whether a client said this, as a {@linkplain #key key}, before any reply had it. */
    boolean isOfClient(String key) {
        return sent.has(ANY, key);
    }

    /** Whether anybody said this. */
    boolean isSaid(String key) {
        return sent.has(ANY, key) || given.has(ANY, key);
    }

    /** Takes what the server said. */
    void given(Leaf leaf) {
        String key = leaf.key();
        if (!sent.has(ANY, key)) {
            given.add(ANY, key);
        }
    }

    /** What says by its looks what it is, is the same everywhere; anything else is told apart by what it is said of. */
    static String key(String value, String noun) {
        return Identifiers.isDistinct(value) ? value : noun + '\0' + value;
    }

    private static String decoded(String written) {
        try {
            return URLDecoder.decode(written, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException malformed) {
            return written;
        }
    }
}
