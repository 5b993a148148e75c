package dev.ectype.compiler.ingest.traffic;

import dev.ectype.compiler.ingest.traffic.ExchangeSample.Parameter;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * An address that was asked for. Clients ask for what {@code java.net.URI} would refuse.
 *
 * @param origin in lower case
 * @param segments decoded
 */
record RequestUrl(String origin, List<String> segments, List<Parameter> query) {
    private static final Pattern FORM = Pattern.compile(
            "(?is)(https?)://(?:[^/?#@]*@)?([^/?#@\\s\\[\\]]+|\\[[0-9a-f:.]+\\](?::\\d+)?)(/[^?#]*)?(?:\\?([^#]*))?(?:#.*)?");

    private static final int LONGEST = 8_192;

    /** Null for what is no http address. */
    static @Nullable RequestUrl parse(String text) {
        Matcher parts = FORM.matcher(text);
        if (text.length() > LONGEST || !parts.matches()) {
            return null;
        }
        String scheme = parts.group(1).toLowerCase(Locale.ROOT);
        String host =
                parts.group(2).toLowerCase(Locale.ROOT).replaceFirst(scheme.equals("https") ? ":443$" : ":80$", "");
        return new RequestUrl(
                scheme + "://" + host, segments(parts.group(3) == null ? "" : parts.group(3)), pairs(parts.group(4)));
    }

    private static List<String> segments(String path) {
        List<String> segments = new ArrayList<>();
        if (path.length() > 1) {
            for (String segment : path.substring(1).split("/", -1)) {
                segments.add(decoded(segment.replace("+", "%2B")));
            }
        }
        return segments;
    }

    /** The pairs of a query, or of a form that is written like one. */
    static List<Parameter> pairs(@Nullable String text) {
        List<Parameter> pairs = new ArrayList<>();
        for (String pair : text == null ? new String[0] : text.split("&")) {
            int equals = pair.indexOf('=');
            String name = decoded(equals < 0 ? pair : pair.substring(0, equals));
            if (!name.isEmpty()) {
                pairs.add(new Parameter(name, equals < 0 ? "" : decoded(pair.substring(equals + 1))));
            }
        }
        return pairs;
    }

    private static String decoded(String text) {
        try {
            return URLDecoder.decode(text, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException malformed) {
            return text;
        }
    }
}
