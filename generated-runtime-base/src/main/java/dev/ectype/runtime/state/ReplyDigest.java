package dev.ectype.runtime.state;

/** A short stand-in for the bytes of a reply, for telling whether a replayed request was answered alike. */
public final class ReplyDigest {
    private ReplyDigest() {}

    public static long of(byte[] bytes, int from, int to) {
        long digest = Dice.mix(to - from);
        long word = 0;
        for (int at = from; at < to; at++) {
            word = word << 8 | bytes[at] & 0xFF;
            if ((at - from & 7) == 7) {
                digest = Dice.mix(digest ^ word);
                word = 0;
            }
        }
        return Dice.mix(digest ^ word);
    }
}
