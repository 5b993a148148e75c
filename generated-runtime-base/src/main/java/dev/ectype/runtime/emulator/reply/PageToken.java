package dev.ectype.runtime.emulator.reply;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.jspecify.annotations.Nullable;

/**
 * An opaque word for a place in a list.
 *
 * @param backwards whether the page lies in front of the item, not behind it
 */
record PageToken(String id, boolean backwards) {
    private static final char BACKWARDS = '\u0001';

    String text() {
        String content = backwards ? BACKWARDS + id : id;
        return Base64.getUrlEncoder().withoutPadding().encodeToString(content.getBytes(StandardCharsets.UTF_8));
    }

    /** Reads a token; null where the text is none. */
    static @Nullable PageToken of(String text) {
        try {
            String content = new String(Base64.getUrlDecoder().decode(text), StandardCharsets.UTF_8);
            boolean backwards = !content.isEmpty() && content.charAt(0) == BACKWARDS;
            return new PageToken(backwards ? content.substring(1) : content, backwards);
        } catch (IllegalArgumentException noToken) {
            return null;
        }
    }
}
