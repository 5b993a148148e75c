package dev.ectype.benchmark.measure;

import dev.ectype.runtime.json.JsonWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

/** Writes measurements to a file of JSON objects, one per line. */
public final class JsonLinesFile implements AutoCloseable {
    private static final MathContext DIGITS = new MathContext(6);

    private final OutputStream out;

    private JsonLinesFile(OutputStream out) {
        this.out = out;
    }

    public static JsonLinesFile to(Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        return new JsonLinesFile(Files.newOutputStream(file));
    }

    /** Writes one object with the given members. */
    public void write(Consumer<JsonWriter> members) throws IOException {
        JsonWriter writer = new JsonWriter().beginObject();
        members.accept(writer);
        out.write(writer.endObject().endLine().toBytes());
        out.flush();
    }

    /** Rounds a number to the precision of a measurement. */
    public static BigDecimal number(double value) {
        return new BigDecimal(value, DIGITS);
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
