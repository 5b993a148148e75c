package dev.ectype.runtime.grpc;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Matches paths to a template of {@code google.api.http}: <code>/v1/{name=shelves/*}/books:move</code>
 * (<a href="https://github.com/googleapis/googleapis/blob/master/google/api/http.proto">http.proto</a>).
 */
final class HttpPathTemplate {
    private final Pattern pattern;
    private final List<String> fields;

    private HttpPathTemplate(Pattern pattern, List<String> fields) {
        this.pattern = pattern;
        this.fields = List.copyOf(fields);
    }

    /** Parses a template; null if it is invalid. */
    static @Nullable HttpPathTemplate of(String template) {
        StringBuilder regex = new StringBuilder();
        List<String> fields = new ArrayList<>();
        int at = 0;
        while (at < template.length()) {
            char each = template.charAt(at);
            if (each == '{') {
                int end = template.indexOf('}', at);
                if (end < 0) {
                    return null;
                }
                String inside = template.substring(at + 1, end);
                int equals = inside.indexOf('=');
                fields.add(equals < 0 ? inside : inside.substring(0, equals));
                regex.append('(')
                        .append(plain(equals < 0 ? "*" : inside.substring(equals + 1)))
                        .append(')');
                at = end + 1;
            } else {
                int next = template.indexOf('{', at);
                int end = next < 0 ? template.length() : next;
                regex.append(plain(template.substring(at, end)));
                at = end;
            }
        }
        return template.startsWith("/") ? new HttpPathTemplate(Pattern.compile(regex.toString()), fields) : null;
    }

    /** Converts stars: one star matches a segment, two match any number of segments. */
    private static String plain(String part) {
        StringBuilder regex = new StringBuilder();
        Matcher stars = Pattern.compile("\\*\\*?").matcher(part);
        int at = 0;
        while (stars.find()) {
            regex.append(Pattern.quote(part.substring(at, stars.start())));
            regex.append(stars.group().length() == 2 ? "[^:?]*" : "[^/:?]+");
            at = stars.end();
        }
        return regex.append(Pattern.quote(part.substring(at))).toString();
    }

    /** Returns the path's field values by their field paths within the message; null if the path does not match. */
    @Nullable
    Map<String, String> match(String path) {
        Matcher matcher = pattern.matcher(path);
        if (!matcher.matches()) {
            return null;
        }
        Map<String, String> values = new LinkedHashMap<>();
        for (int group = 1; group <= fields.size(); group++) {
            values.put(fields.get(group - 1), decoded(matcher.group(group)));
        }
        return values;
    }

    private static String decoded(String segments) {
        try {
            return URLDecoder.decode(segments.replace("+", "%2B"), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException malformed) {
            return segments;
        }
    }
}
