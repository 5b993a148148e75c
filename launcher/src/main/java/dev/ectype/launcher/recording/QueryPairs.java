package dev.ectype.launcher.recording;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Replaces values in queries and forms. */
final class QueryPairs {
    private QueryPairs() {}

    /** Maps the values of chosen names; copies all other pairs unchanged. */
    static String mapped(String pairs, Predicate<String> chosen, UnaryOperator<String> mapping) {
        StringBuilder mapped = new StringBuilder(pairs.length());
        for (int from = 0; from <= pairs.length(); ) {
            int end = pairs.indexOf('&', from);
            String pair = pairs.substring(from, end < 0 ? pairs.length() : end);
            int equals = pair.indexOf('=');
            if (equals >= 0 && chosen.test(decoded(pair.substring(0, equals)))) {
                String value = mapping.apply(decoded(pair.substring(equals + 1)));
                mapped.append(pair, 0, equals + 1).append(URLEncoder.encode(value, StandardCharsets.UTF_8));
            } else {
                mapped.append(pair);
            }
            if (end < 0) {
                break;
            }
            mapped.append('&');
            from = end + 1;
        }
        return mapped.toString();
    }

    static String decoded(String written) {
        try {
            return URLDecoder.decode(written, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException malformed) {
            return written;
        }
    }
}
