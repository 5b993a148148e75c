package dev.ectype.launcher.field;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** Writes the values of a message to another process. */
public record FieldWriter(DataOutputStream out) {
    /** Creates a writer to a stream of another process. */
    public static FieldWriter to(OutputStream stream) {
        return new FieldWriter(new DataOutputStream(new BufferedOutputStream(stream)));
    }

    /** Writes and sends a message: one byte for its kind, then its fields. */
    public void send(int kind, Fields fields) throws IOException {
        out.writeByte(kind);
        fields.write();
        out.flush();
    }

    public void bytes(byte[] bytes) throws IOException {
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    public void text(String text) throws IOException {
        bytes(text.getBytes(StandardCharsets.UTF_8));
    }

    public void path(Path path) throws IOException {
        text(path.toString());
    }

    /** Writes a value that may be null. */
    public <T> void optional(@Nullable T value, Encoder<T> field) throws IOException {
        out.writeBoolean(value != null);
        if (value != null) {
            field.write(value);
        }
    }

    public <T> void list(Collection<T> values, Encoder<T> field) throws IOException {
        out.writeInt(values.size());
        for (T each : values) {
            field.write(each);
        }
    }

    /** Writes the fields of a message. */
    @FunctionalInterface
    public interface Fields {
        void write() throws IOException;
    }

    /** Writes one value. */
    @FunctionalInterface
    public interface Encoder<T> {
        void write(T value) throws IOException;
    }
}
