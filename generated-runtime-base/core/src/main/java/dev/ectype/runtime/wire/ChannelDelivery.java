package dev.ectype.runtime.wire;

import dev.ectype.runtime.http.ByteSlice;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Holds a message on its way to the subscribers.
 *
 * @param delay the milliseconds by which a fault delays it
 * @param kept the part of the payload before the malformed end that a fault gives it, from 0 to 1, or -1
 */
public record ChannelDelivery(PublishedMessage message, long delay, double kept) {
    /** The end of a malformed payload, which is neither JSON nor XML. */
    private static final byte[] MALFORMED = "<!".getBytes(StandardCharsets.US_ASCII);

    /** Returns the delivery of a message without a fault. */
    public static ChannelDelivery of(PublishedMessage message) {
        return new ChannelDelivery(message, 0, -1);
    }

    /** Returns a payload as its subscribers receive it. It stays UTF-8, because a WebSocket sends no other text. */
    public ByteSlice received(ByteSlice payload) {
        if (kept < 0) {
            return payload;
        }
        String text = payload.text();
        byte[] start = text.substring(0, (int) (kept * text.length())).getBytes(StandardCharsets.UTF_8);
        byte[] malformed = Arrays.copyOf(start, start.length + MALFORMED.length);
        System.arraycopy(MALFORMED, 0, malformed, start.length, MALFORMED.length);
        return ByteSlice.of(malformed);
    }
}
