package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.state.row.ListPosition;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Encodes a position in a list as an opaque token, which remains valid when the item is deleted.
 *
 * @param spot the position
 * @param backwards true if the page lies before the item
 */
record PageToken(ListPosition spot, boolean backwards) {
    private static final char BACKWARDS = '\u0001';
    private static final Pattern CONTENT = Pattern.compile("(.*)\u0002([0-9]{1,9})\u0002([0-9]{1,9})", Pattern.DOTALL);

    String text() {
        String content =
                (backwards ? BACKWARDS + spot.id() : spot.id()) + '\u0002' + spot.slot() + '\u0002' + spot.index();
        return Base64.getUrlEncoder().withoutPadding().encodeToString(content.getBytes(StandardCharsets.UTF_8));
    }

    /** Parses a token, or returns null for other text. */
    static @Nullable PageToken of(String text) {
        try {
            String content = new String(Base64.getUrlDecoder().decode(text), StandardCharsets.UTF_8);
            boolean backwards = !content.isEmpty() && content.charAt(0) == BACKWARDS;
            Matcher parts = CONTENT.matcher(backwards ? content.substring(1) : content);
            return parts.matches()
                    ? new PageToken(new ListPosition(parts.group(1), number(parts, 2), number(parts, 3)), backwards)
                    : null;
        } catch (IllegalArgumentException noToken) {
            return null;
        }
    }

    private static int number(Matcher parts, int group) {
        return Integer.parseInt(parts.group(group));
    }
}
