package dev.ectype.runtime.http;

/**
 * Describes a delayed or damaged delivery of a reply. Transports without a network may ignore it.
 *
 * @param delay the milliseconds before the reply is sent
 * @param mode the delivery after the delay
 * @param bytes the bytes per second of a dripping reply; the sent bytes of a cut reply, or -1
 * @param fraction the sent fraction of a cut reply without a number of bytes, from 0 to 1
 */
public record Delivery(long delay, Mode mode, int bytes, double fraction) {
    /** Lists the delivery modes after the delay. */
    public enum Mode {
        /** The whole reply is sent at once. */
        WHOLE,
        /** The content is sent slowly. */
        DRIPPING,
        /** The connection ends before all declared content is sent. */
        CUT,
        /** The connection is reset before anything is sent. */
        RESET,
        /** Nothing is sent, and the connection stays open until the client closes it. */
        NEVER
    }

    /**
     * Creates a delivery.
     *
     * @param delay the milliseconds before the reply is sent
     * @param mode the delivery after the delay
     * @param bytes the bytes per second of a dripping reply; the sent bytes of a cut reply, or -1
     * @param fraction the sent fraction of a cut reply without a number of bytes, from 0 to 1
     * @throws IllegalArgumentException if the delay is negative, a dripping reply has no rate, or the fraction is not
     *     from 0 to 1
     */
    public Delivery {
        if (delay < 0 || mode == Mode.DRIPPING && bytes < 1 || !(fraction >= 0 && fraction <= 1)) {
            throw new IllegalArgumentException(
                    "a reply cannot be sent after " + delay + " ms, " + bytes + " bytes and a fraction of " + fraction);
        }
    }

    /**
     * Delays a complete reply.
     *
     * @param delay the delay in milliseconds
     * @return the delivery
     */
    public static Delivery late(long delay) {
        return new Delivery(delay, Mode.WHOLE, 0, 0);
    }

    /**
     * Creates a delivery without a delay.
     *
     * @param manner the mode
     * @return the delivery
     * @throws IllegalArgumentException if the mode is {@link Mode#DRIPPING}, which needs a rate
     */
    public static Delivery of(Mode manner) {
        return new Delivery(0, manner, 0, 0);
    }

    /**
     * Sends the content slowly.
     *
     * @param bytesPerSecond the rate, at least 1
     * @return the delivery
     */
    public static Delivery dripping(int bytesPerSecond) {
        return new Delivery(0, Mode.DRIPPING, bytesPerSecond, 0);
    }

    /**
     * Ends the connection after a number of content bytes.
     *
     * @param bytes the number of sent bytes; a negative number counts as 0
     * @return the delivery
     */
    public static Delivery cutAfter(int bytes) {
        return new Delivery(0, Mode.CUT, Math.max(0, bytes), 0);
    }

    /**
     * Ends the connection after a fraction of the content.
     *
     * @param fraction the sent fraction, from 0 to 1
     * @return the delivery
     */
    public static Delivery cutAt(double fraction) {
        return new Delivery(0, Mode.CUT, -1, fraction);
    }

    /**
     * Changes the delay.
     *
     * @param millis the delay in milliseconds
     * @return the delivery with this delay
     */
    public Delivery after(long millis) {
        return new Delivery(millis, mode, bytes, fraction);
    }

    /** {@return true if the reply must wait} */
    public boolean waits() {
        return delay > 0 || mode == Mode.NEVER;
    }

    /**
     * Computes the length of a cut reply, which is always less than the length of the content.
     *
     * @param length the length of the content in bytes
     * @return the number of bytes to send
     */
    public int cut(int length) {
        int wanted = bytes >= 0 ? bytes : (int) (fraction * length);
        return Math.max(0, Math.min(wanted, length - 1));
    }
}
