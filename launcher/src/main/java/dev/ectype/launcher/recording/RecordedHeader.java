package dev.ectype.launcher.recording;

import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A header field with its name in lower case. */
public record RecordedHeader(String name, String value) {
    private static final Pattern NAME = Pattern.compile("[!#$%&'*+.^_`|~0-9a-z-]+");
    private static final int DELETE = 127;

    public RecordedHeader {
        name = name.toLowerCase(Locale.ROOT);
    }

    /**
     * Returns header fields that can be sent.
     *
     * @param place returns the place of the fields in the recording
     * @throws BadRecording if HTTP does not allow one of them
     */
    static List<RecordedHeader> requireValid(List<RecordedHeader> headers, Supplier<String> place) {
        for (RecordedHeader header : headers) {
            if (!header.isValid()) {
                throw BadRecording.ofHeader(place.get(), header);
            }
        }
        return headers;
    }

    /** Returns whether HTTP allows the name, and the value without control characters. */
    private boolean isValid() {
        return NAME.matcher(name).matches()
                && value.chars().allMatch(character -> character == '\t' || character >= ' ' && character != DELETE);
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
