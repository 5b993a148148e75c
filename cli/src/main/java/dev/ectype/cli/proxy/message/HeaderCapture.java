package dev.ectype.cli.proxy.message;

import dev.ectype.launcher.recording.RecordedHeader;
import io.netty.handler.codec.http.HttpHeaders;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Captures the header fields of messages for the recording. Most messages repeat the fields of earlier ones, so it reuses
 * the latest captured field of each name. For one thread only.
 */
public final class HeaderCapture {
    /** Names and values come from untrusted clients, so the number and the length of cached fields are limited. */
    private static final int MOST = 256;

    private static final int LONGEST = 256;

    private final Map<CharSequence, RecordedHeader> latest = new LinkedHashMap<>();

    /** Converts the end-to-end fields to a mutable list. */
    public List<RecordedHeader> capture(HttpHeaders headers) {
        List<RecordedHeader> captured = new ArrayList<>(headers.size());
        for (var fields = headers.iteratorCharSequence(); fields.hasNext(); ) {
            Map.Entry<CharSequence, CharSequence> each = fields.next();
            if (!ProxyHeaders.isHopByHop(each.getKey())) {
                captured.add(capture(each.getKey(), each.getValue().toString()));
            }
        }
        return captured;
    }

    private RecordedHeader capture(CharSequence name, String value) {
        RecordedHeader before = latest.get(name);
        if (before != null && before.value().equals(value)) {
            return before;
        }
        RecordedHeader captured = new RecordedHeader(before == null ? name.toString() : before.name(), value);
        if (before != null || latest.size() < MOST) {
            remember(name, captured);
        }
        return captured;
    }

    private void remember(CharSequence name, RecordedHeader captured) {
        if (name.length() + captured.value().length() <= LONGEST) {
            latest.put(name, captured);
        }
    }
}
