package dev.ectype.controlplane.recording;

import dev.ectype.launcher.recording.CapturedExchange;
import dev.ectype.launcher.recording.ExchangeLineWriter;
import dev.ectype.launcher.recording.ExchangeSource;
import dev.ectype.launcher.recording.RedactionRules;
import dev.ectype.launcher.recording.Redactor;
import dev.ectype.runtime.json.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.security.SecureRandom;

/**
 * Writes exchanges as lines of a recording and redacts secrets, which browsers and other tools record. As in the recording proxy, tokens of
 * a discarded key replace them. Exchanges with other schemes than HTTP are dropped.
 */
public final class RedactedLines extends InputStream {
    private static final int KEY_BYTES = 32;
    private static final byte[] NONE = new byte[0];

    private final ExchangeSource exchanges;
    private final Redactor redactor = redactor();
    private byte[] line = NONE;
    private int at;

    RedactedLines(ExchangeSource exchanges) {
        this.exchanges = exchanges;
    }

    /** Replaces secrets by tokens of a new key. */
    public static Redactor redactor() {
        return new Redactor(key(), RedactionRules.USUAL);
    }

    private static byte[] key() {
        byte[] key = new byte[KEY_BYTES];
        new SecureRandom().nextBytes(key);
        return key;
    }

    @Override
    public int read() throws IOException {
        return isEnded() ? -1 : line[at++] & 0xff;
    }

    @Override
    public int read(byte[] into, int from, int most) throws IOException {
        if (isEnded()) {
            return -1;
        }
        int count = Math.min(most, line.length - at);
        System.arraycopy(line, at, into, from, count);
        at += count;
        return count;
    }

    private boolean isEnded() throws IOException {
        while (at == line.length) {
            CapturedExchange next = exchanges.next();
            if (next == null) {
                return true;
            }
            if (Summary.origin(next.request().url()) != null) {
                JsonWriter out = new JsonWriter();
                ExchangeLineWriter.write(redactor.redact(next), out);
                line = out.toBytes();
                at = 0;
            }
        }
        return false;
    }

    @Override
    public void close() throws IOException {
        exchanges.close();
    }
}
