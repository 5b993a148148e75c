package dev.ectype.maven.fork;

import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** Writes the values of a message to another process. */
record FieldWriter(DataOutputStream out) {
    void text(String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    void path(Path path) throws IOException {
        text(path.toString());
    }

    /** Writes a value that may be null. */
    <T> void optional(@Nullable T value, Encoder<T> field) throws IOException {
        out.writeBoolean(value != null);
        if (value != null) {
            field.write(value);
        }
    }

    <T> void list(Collection<T> values, Encoder<T> field) throws IOException {
        out.writeInt(values.size());
        for (T each : values) {
            field.write(each);
        }
    }

    /** Writes one value. */
    @FunctionalInterface
    interface Encoder<T> {
        void write(T value) throws IOException;
    }
}
