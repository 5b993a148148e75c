package dev.ectype.runtime.http;

/**
 * Describes a delayed or damaged delivery of a reply. Transports without a network may ignore it.
 *
 * @param delay the milliseconds before the reply is sent
 * @param bytes the bytes per second of a dripping reply; the sent bytes of a cut reply, or -1
 * @param fraction the sent fraction of a cut reply without a number of bytes, from 0 to 1
 */
public record Delivery(long delay, Mode mode, int bytes, double fraction) {
    /** Lists the delivery modes after the delay. */
    public enum Mode {
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

    public Delivery {
        if (delay < 0 || mode == Mode.DRIPPING && bytes < 1 || !(fraction >= 0 && fraction <= 1)) {
            throw new IllegalArgumentException(
                    "a reply cannot be sent after " + delay + " ms, " + bytes + " bytes and a fraction of " + fraction);
        }
    }

    /** Delays a complete reply. */
    public static Delivery late(long delay) {
        return new Delivery(delay, Mode.WHOLE, 0, 0);
    }

    public static Delivery of(Mode manner) {
        return new Delivery(0, manner, 0, 0);
    }

    public static Delivery dripping(int bytesPerSecond) {
        return new Delivery(0, Mode.DRIPPING, bytesPerSecond, 0);
    }

    public static Delivery cutAfter(int bytes) {
        return new Delivery(0, Mode.CUT, Math.max(0, bytes), 0);
    }

    /** Sends a fraction of a reply. */
    public static Delivery cutAt(double fraction) {
        return new Delivery(0, Mode.CUT, -1, fraction);
    }

    public Delivery after(long millis) {
        return new Delivery(millis, mode, bytes, fraction);
    }

    /** Returns true if the reply must wait. */
    public boolean waits() {
        return delay > 0 || mode == Mode.NEVER;
    }

    /** Returns the sent number of bytes for a content length, always less than the length. */
    public int cut(int length) {
        int wanted = bytes >= 0 ? bytes : (int) (fraction * length);
        return Math.max(0, Math.min(wanted, length - 1));
    }
}
