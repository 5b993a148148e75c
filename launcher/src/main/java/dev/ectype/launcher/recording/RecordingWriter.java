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
import java.util.EnumSet;
import java.util.Set;

/**
 * Writes a recording, each exchange by a call of its own: what {@link #append} came back from is the operating system's to
 * keep, whatever becomes of this process.
 */
public final class RecordingWriter implements Closeable {
    private static final byte[] HAR_START =
            ("{\"log\":{\"version\":\"1.2\",\"creator\":{\"name\":\"ectype\",\"version\":\"1\"}," + "\"entries\":[\n")
                    .getBytes(StandardCharsets.UTF_8);
    private static final byte[] HAR_END = "\n]}}\n".getBytes(StandardCharsets.UTF_8);
    private static final int USUAL = 1 << 18;

    private final FileChannel file;
    private final Redactor redactor;
    private final boolean archive;
    private JsonWriter line = new JsonWriter();
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

    /** Writes an exchange without its secrets and with the next number. */
    public void append(Exchange exchange) throws IOException {
        Exchange redacted = redactor.redact(exchange);
        synchronized (this) {
            Exchange numbered = new Exchange(
                    written + 1,
                    redacted.at(),
                    redacted.request(),
                    redacted.reply(),
                    redacted.durationMs(),
                    redacted.fault());
            line.reset();
            if (archive) {
                appendEntry(numbered);
            } else {
                ExchangeLine.write(numbered, line);
                write(ByteBuffer.wrap(line.array(), 0, line.length()));
                end += line.length();
            }
            written++;
            line = line.length() > USUAL ? new JsonWriter() : line;
        }
    }

    /** The end of an archive is written over and anew, so that it is one after each entry. */
    private void appendEntry(Exchange exchange) throws IOException {
        HarEntry.write(exchange, line);
        byte[] comma = written == 0 ? new byte[0] : ",\n".getBytes(StandardCharsets.UTF_8);
        ByteBuffer bytes = ByteBuffer.allocate(comma.length + line.length() + HAR_END.length);
        bytes.put(comma).put(line.array(), 0, line.length()).put(HAR_END).flip();
        int added = bytes.limit() - HAR_END.length;
        write(bytes);
        end += added;
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
