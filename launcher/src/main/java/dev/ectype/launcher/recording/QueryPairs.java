package dev.ectype.launcher.recording;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** The names and values of a query or a form. */
final class QueryPairs {
    private QueryPairs() {}

    /** The same pairs with other values for some names; what stays is not written anew. */
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
