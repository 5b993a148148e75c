package dev.ectype.compiler.ingest.observed;

import dev.ectype.compiler.ingest.observed.ExchangeSample.Parameter;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Holds the parts of a recorded request URL. It accepts URLs that {@code java.net.URI} rejects.
 *
 * @param origin the origin in lower case
 * @param segments the decoded path segments
 */
public record RequestUrl(String origin, List<String> segments, List<Parameter> query) {
    private static final Pattern FORM = Pattern.compile(
            "(?is)(https?)://(?:[^/?#@]*@)?([^/?#@\\s\\[\\]]+|\\[[0-9a-f:.]+\\](?::\\d+)?)(/[^?#]*)?(?:\\?([^#]*))?(?:#.*)?");

    private static final int LONGEST = 8_192;

    /** Parses an http or https URL, or returns null for other texts. */
    public static @Nullable RequestUrl parse(String text) {
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
                segments.add(decodedSegment(segment));
            }
        }
        return segments;
    }

    /** Decodes a path segment, in which a plus stands for itself. */
    public static String decodedSegment(String segment) {
        return decoded(segment.replace("+", "%2B"));
    }

    /** Parses the pairs of a query or of an encoded form. */
    public static List<Parameter> pairs(@Nullable String text) {
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
