package dev.ectype.runtime.http;

/**
 * How a server sends a reply that is not to leave at once and whole; whoever carries replies otherwise may ignore it.
 *
 * @param delay milliseconds before anything of the reply is sent
 * @param bytes of a dripping reply, how many are sent in a second; of a cut one, how much of the content is sent, or -1
 * @param fraction how much of the content of a cut reply is sent where no bytes are told, from 0 to 1
 */
public record Delivery(long delay, Mode mode, int bytes, double fraction) {
    /** What becomes of the reply after the delay. */
    public enum Mode {
        WHOLE,
        /** The content comes slowly. */
        DRIPPING,
        /** The head promises more content than is sent before the connection ends. */
        CUT,
        /** The connection is reset before anything is sent. */
        RESET,
        /** Nothing is sent, and the connection stays until the client ends it. */
        NEVER
    }

    public Delivery {
        if (delay < 0 || mode == Mode.DRIPPING && bytes < 1 || !(fraction >= 0 && fraction <= 1)) {
            throw new IllegalArgumentException(
                    "no reply can be sent after " + delay + " ms, " + bytes + " bytes and a fraction of " + fraction);
        }
    }

    /** A reply that is sent whole, but late. */
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

    /** A reply of which a fraction is sent. */
    public static Delivery cutAt(double fraction) {
        return new Delivery(0, Mode.CUT, -1, fraction);
    }

    public Delivery after(long millis) {
        return new Delivery(millis, mode, bytes, fraction);
    }

    /** Whether nothing of the reply may be sent yet. */
    public boolean waits() {
        return delay > 0 || mode == Mode.NEVER;
    }

    /** How much is sent of so much content, which is never all of it. */
    public int cut(int length) {
        int wanted = bytes >= 0 ? bytes : (int) (fraction * length);
        return Math.max(0, Math.min(wanted, length - 1));
    }
}
