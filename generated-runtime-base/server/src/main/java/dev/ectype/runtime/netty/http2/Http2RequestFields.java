package dev.ectype.runtime.netty.http2;

import dev.ectype.runtime.netty.http1.syntax.ScannedHead;
import io.netty.handler.codec.http2.Http2Headers;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Holds the fields of a request in the order of arrival, and its pseudo-header fields. A handler searches for many fields that most
 * requests do not have, so that searches compare a mark of all names first.
 */
final class Http2RequestFields {
    private final String[] names;
    private final CharSequence[] values;
    private int count;
    private long marks;
    private @Nullable CharSequence method;
    private @Nullable CharSequence scheme;
    private @Nullable CharSequence path;
    private @Nullable CharSequence authority;

    Http2RequestFields(Http2Headers headers) {
        names = new String[headers.size()];
        values = new CharSequence[headers.size()];
        for (Map.Entry<CharSequence, CharSequence> entry : headers) {
            // Names and values that the client has sent before keep their text, so that it is not decoded again.
            String name = entry.getKey().toString();
            if (name.startsWith(":")) {
                pseudo(name, entry.getValue());
            } else {
                marks |= ScannedHead.mark(name);
                names[count] = name;
                values[count++] = entry.getValue();
            }
        }
    }

    private void pseudo(String name, CharSequence value) {
        switch (name) {
            case ":method" -> method = method == null ? value : method;
            case ":scheme" -> scheme = scheme == null ? value : scheme;
            case ":path" -> path = path == null ? value : path;
            case ":authority" -> authority = authority == null ? value : authority;
            default -> {}
        }
    }

    @Nullable
    CharSequence method() {
        return method;
    }

    @Nullable
    CharSequence scheme() {
        return scheme;
    }

    @Nullable
    CharSequence path() {
        return path;
    }

    @Nullable
    CharSequence authority() {
        return authority;
    }

    /** The number of fields without the pseudo-header fields. */
    int count() {
        return count;
    }

    String name(int field) {
        return names[field];
    }

    CharSequence value(int field) {
        return values[field];
    }

    /** Returns the first value of a field, or null. */
    @Nullable
    CharSequence first(String name) {
        int field = (marks & ScannedHead.mark(name)) == 0 ? -1 : find(name.toLowerCase(Locale.ROOT), 0);
        return field < 0 ? null : values[field];
    }

    /** Returns all values of a field. */
    List<String> all(String name) {
        if ((marks & ScannedHead.mark(name)) == 0) {
            return List.of();
        }
        String lower = name.toLowerCase(Locale.ROOT);
        List<String> found = new ArrayList<>();
        for (int field = find(lower, 0); field >= 0; field = find(lower, field + 1)) {
            found.add(values[field].toString());
        }
        return found;
    }

    private int find(String lower, int from) {
        for (int field = from; field < count; field++) {
            if (names[field].equals(lower)) {
                return field;
            }
        }
        return -1;
    }
}
