package dev.ectype.launcher.recording;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A header field with its name in lower case. */
public record RecordedHeader(String name, String value) {
    public RecordedHeader {
        name = name.toLowerCase(Locale.ROOT);
    }

    /** The value of the first field with that lower-case name; null if there is none. */
    public static @Nullable String first(List<RecordedHeader> headers, String name) {
        for (RecordedHeader header : headers) {
            if (header.name.equals(name)) {
                return header.value;
            }
        }
        return null;
    }
}
