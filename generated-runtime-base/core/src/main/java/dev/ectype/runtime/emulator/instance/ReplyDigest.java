package dev.ectype.runtime.emulator.instance;

import dev.ectype.runtime.state.id.Dice;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Computes a digest of a reply, to compare it with the reply of a replayed request. */
public final class ReplyDigest {
    private static final VarHandle WORDS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    private ReplyDigest() {}

    /**
     * Computes a digest. It detects accidental differences and is not cryptographic.
     *
     * @param bytes the array that contains the reply
     * @param from the offset of the first byte
     * @param to the offset after the last byte
     * @return the digest
     */
    public static long of(byte[] bytes, int from, int to) {
        long digest = Dice.mix(to - from);
        int at = from;
        for (; to - at >= Long.BYTES; at += Long.BYTES) {
            digest = Dice.mix(digest ^ (long) WORDS.get(bytes, at));
        }
        long word = 0;
        for (; at < to; at++) {
            word = word << 8 | bytes[at] & 0xFF;
        }
        return Dice.mix(digest ^ word);
    }
}
