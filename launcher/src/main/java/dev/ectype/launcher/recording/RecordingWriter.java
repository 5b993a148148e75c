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
import java.util.List;
import java.util.Set;

/**
 * Writes recordings with one system call for each append. The operating system has all data when {@link #append} returns,
 * so a crash of this process loses none.
 */
public final class RecordingWriter implements Closeable {
    private static final byte[] HAR_START =
            ("{\"log\":{\"version\":\"1.2\",\"creator\":{\"name\":\"ectype\",\"version\":\"1\"}," + "\"entries\":[\n")
                    .getBytes(StandardCharsets.UTF_8);
    private static final byte[] HAR_END = "\n]}}\n".getBytes(StandardCharsets.UTF_8);
    /** The separator before each entry except the first; its comma alone separates a number from the rest. */
    private static final byte[] NEXT = ",\n".getBytes(StandardCharsets.UTF_8);

    static final int USUAL = 1 << 18;

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

    /** Creates a new file that only its owner can read; its name selects lines or an HTTP Archive. */
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

    /** Redacts, numbers and writes exchanges, all of them or none. */
    public void append(List<CapturedExchange> exchanges) throws IOException {
        RecordingBatch batch = batch();
        exchanges.forEach(batch::add);
        batch.append();
    }

    /** Creates a batch for one thread. */
    public RecordingBatch batch() {
        return new RecordingBatch(this);
    }

    /** Encodes an exchange without its number, with the line end. */
    void write(CapturedExchange exchange, JsonWriter out) {
        CapturedExchange redacted = redactor.redact(exchange);
        if (archive) {
            HarEntryWriter.write(redacted, out);
            out.endLine();
        } else {
            ExchangeLineWriter.writeUnnumbered(redacted, out);
        }
    }

    synchronized void append(RecordingBatch batch) throws IOException {
        lines.reset();
        for (int index = 0; index < batch.count(); index++) {
            long number = written + index + 1;
            if (!archive) {
                ExchangeLineWriter.number(number, lines);
                lines.verbatim(NEXT, 0, 1);
            } else if (number > 1) {
                lines.verbatim(NEXT, 0, NEXT.length);
            }
            lines.verbatim(batch.bytes(), batch.from(index), batch.to(index) - (archive ? 1 : 0));
        }
        int added = lines.length();
        // Each call overwrites the end of the archive and writes it again, so that the file is always complete.
        lines.verbatim(HAR_END, 0, archive ? HAR_END.length : 0);
        write(ByteBuffer.wrap(lines.array(), 0, lines.length()));
        end += added;
        written += batch.count();
        lines = lines.length() > USUAL ? new JsonWriter() : lines;
    }

    /** Writes all bytes or truncates the file, so that it ends with a complete line. */
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

    /** The number of written exchanges. */
    public synchronized long written() {
        return written;
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
