package dev.ectype.launcher.recording;

import dev.ectype.runtime.json.JsonWriter;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Writes a recording, what it is given at once by one call: what {@link #append} came back from is the operating system's
 * to keep, whatever becomes of this process.
 */
public final class RecordingWriter implements Closeable {
    private static final byte[] HAR_START =
            ("{\"log\":{\"version\":\"1.2\",\"creator\":{\"name\":\"ectype\",\"version\":\"1\"}," + "\"entries\":[\n")
                    .getBytes(StandardCharsets.UTF_8);
    private static final byte[] HAR_END = "\n]}}\n".getBytes(StandardCharsets.UTF_8);
    private static final byte[] HAR_NEXT = ",\n".getBytes(StandardCharsets.UTF_8);
    private static final int USUAL = 1 << 18;

    private final FileChannel file;
    private final Redactor redactor;
    private final boolean archive;
    private JsonWriter lines = new JsonWriter();
    private long end;
    private long written;

    private RecordingWriter(FileChannel file, Redactor redactor, boolean archive) {
        this.file = file;
        this.redactor = redactor;
        this.archive = archive;
    }

    /** Begins a file that must not be there yet and that only its owner may read; an HTTP Archive if it is named so. */
    public static RecordingWriter create(Path path, Redactor redactor) throws IOException {
        Set<StandardOpenOption> options = EnumSet.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        FileChannel file = path.getFileSystem().supportedFileAttributeViews().contains("posix")
                ? FileChannel.open(
                        path,
                        options,
                        PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")))
                : FileChannel.open(path, options);
        RecordingWriter writer =
                new RecordingWriter(file, redactor, path.toString().endsWith(".har"));
        if (writer.archive) {
            writer.write(ByteBuffer.wrap(HAR_START));
            writer.end = HAR_START.length;
            writer.write(ByteBuffer.wrap(HAR_END));
        }
        return writer;
    }

    /** Writes exchanges without their secrets and with the next numbers, all of them or none. */
    public void append(List<Exchange> exchanges) throws IOException {
        List<Exchange> redacted = new ArrayList<>(exchanges.size());
        for (Exchange each : exchanges) {
            redacted.add(redactor.redact(each));
        }
        synchronized (this) {
            lines.reset();
            for (int each = 0; each < redacted.size(); each++) {
                Exchange numbered = numbered(redacted.get(each), written + each + 1);
                if (archive) {
                    entry(numbered);
                } else {
                    ExchangeLine.write(numbered, lines);
                }
            }
            int added = lines.length();
            // The end of an archive is written over and anew, so that it is one after each call.
            lines.verbatim(HAR_END, 0, archive ? HAR_END.length : 0);
            write(ByteBuffer.wrap(lines.array(), 0, lines.length()));
            end += added;
            written += redacted.size();
            lines = lines.length() > USUAL ? new JsonWriter() : lines;
        }
    }

    private static Exchange numbered(Exchange exchange, long number) {
        return new Exchange(
                number, exchange.at(), exchange.request(), exchange.reply(), exchange.durationMs(), exchange.fault());
    }

    private void entry(Exchange exchange) {
        if (exchange.seq() > 1) {
            lines.verbatim(HAR_NEXT, 0, HAR_NEXT.length);
        }
        HarEntry.write(exchange, lines);
    }

    /** What cannot be written whole is taken back, so that the file ends with a whole line. */
    private void write(ByteBuffer bytes) throws IOException {
        try {
            long at = end;
            while (bytes.hasRemaining()) {
                at += file.write(bytes, at);
            }
        } catch (IOException full) {
            file.truncate(end);
            throw full;
        }
    }

    /** How many exchanges were written. */
    public synchronized long written() {
        return written;
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
