package dev.ectype.launcher.field;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the values that a {@link FieldWriter} has written, in the same order. */
public record FieldReader(DataInputStream in) {
    /** Creates a reader of a stream of another process. */
    public static FieldReader of(InputStream stream) {
        return new FieldReader(new DataInputStream(new BufferedInputStream(stream)));
    }

    public byte[] bytes() throws IOException {
        byte[] bytes = new byte[in.readInt()];
        in.readFully(bytes);
        return bytes;
    }

    public String text() throws IOException {
        return new String(bytes(), StandardCharsets.UTF_8);
    }

    public Path path() throws IOException {
        return Path.of(text());
    }

    public <T> @Nullable T optional(Decoder<T> field) throws IOException {
        return in.readBoolean() ? field.read() : null;
    }

    public <T> List<T> list(Decoder<T> field) throws IOException {
        List<T> values = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            values.add(field.read());
        }
        return values;
    }

    /** Reads one value. */
    @FunctionalInterface
    public interface Decoder<T> {
        T read() throws IOException;
    }
}
