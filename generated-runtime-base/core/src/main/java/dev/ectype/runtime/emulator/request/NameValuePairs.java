package dev.ectype.runtime.emulator.request;

import dev.ectype.runtime.emulator.route.PercentCodec;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Holds the names and values of a query, a form or a cookie, in order. */
public final class NameValuePairs {
    static final NameValuePairs NONE = new NameValuePairs();
    private static final int MOST = 10_000;

    private final List<String> names = new ArrayList<>();
    private final List<String> values = new ArrayList<>();

    /** Parses {@code a=1&b=2}. */
    public static NameValuePairs parse(String text) {
        if (text.isEmpty()) {
            return NONE;
        }
        NameValuePairs pairs = new NameValuePairs();
        int from = 0;
        while (from <= text.length() && pairs.size() < MOST) {
            int ampersand = text.indexOf('&', from);
            int to = ampersand < 0 ? text.length() : ampersand;
            if (to > from) {
                int equals = text.indexOf('=', from);
                int split = equals < 0 || equals > to ? to : equals;
                pairs.add(
                        PercentCodec.decodeForm(text, from, split),
                        split == to ? "" : PercentCodec.decodeForm(text, split + 1, to));
            }
            from = to + 1;
        }
        return pairs;
    }

    /** Parses the fields of {@code Cookie}. */
    static NameValuePairs cookies(List<String> fields) {
        NameValuePairs pairs = new NameValuePairs();
        for (String field : fields) {
            for (String cookie : field.split(";", MOST)) {
                int equals = cookie.indexOf('=');
                if (equals > 0) {
                    String value = cookie.substring(equals + 1).strip();
                    boolean quoted = value.length() > 1 && value.startsWith("\"") && value.endsWith("\"");
                    String bare = quoted ? value.substring(1, value.length() - 1) : value;
                    pairs.add(cookie.substring(0, equals).strip(), PercentCodec.decode(bare, 0, bare.length()));
                }
            }
        }
        return pairs;
    }

    void add(String name, String value) {
        names.add(name);
        values.add(value);
    }

    public int size() {
        return names.size();
    }

    public String name(int index) {
        return names.get(index);
    }

    public String value(int index) {
        return values.get(index);
    }

    public @Nullable String first(String name) {
        int index = names.indexOf(name);
        return index < 0 ? null : values.get(index);
    }

    List<String> all(String name) {
        List<String> found = new ArrayList<>();
        for (int at = 0; at < names.size(); at++) {
            if (names.get(at).equals(name)) {
                found.add(values.get(at));
            }
        }
        return found;
    }
}
