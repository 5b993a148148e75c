package dev.ectype.controlplane.recording;

import dev.ectype.launcher.recording.Exchange;
import dev.ectype.launcher.recording.ExchangeLine;
import dev.ectype.launcher.recording.Exchanges;
import dev.ectype.launcher.recording.HarReader;
import dev.ectype.launcher.recording.RedactionRules;
import dev.ectype.launcher.recording.Redactor;
import dev.ectype.runtime.json.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.security.SecureRandom;

/**
 * An HTTP Archive as the lines of a recording. Browsers write cookies and keys into archives, so its secrets are replaced as a recording
 * proxy does it, by a key that nobody has afterwards; what was asked of other things than servers is left out.
 */
final class ArchiveLines extends InputStream {
    private static final int KEY_BYTES = 32;
    private static final byte[] NONE = new byte[0];

    private final Exchanges archive;
    private final Redactor redactor = new Redactor(key(), RedactionRules.USUAL);
    private byte[] line = NONE;
    private int at;

    ArchiveLines(InputStream archive) throws IOException {
        this.archive = HarReader.of(archive);
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
            Exchange next = archive.next();
            if (next == null) {
                return true;
            }
            if (Summary.origin(next.request().url()) != null) {
                JsonWriter out = new JsonWriter();
                ExchangeLine.write(redactor.redact(next), out);
                line = out.toBytes();
                at = 0;
            }
        }
        return false;
    }

    @Override
    public void close() throws IOException {
        archive.close();
    }
}
