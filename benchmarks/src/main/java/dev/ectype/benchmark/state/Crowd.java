package dev.ectype.benchmark.state;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Generates a snapshot of many pets as a fixture, with fifty pets in each shelter and 64 bytes for each document. */
public record Crowd(int count) {
    static final int IN_A_SHELTER = 50;
    static final int DOCUMENT_BYTES = 64;
    private static final String NAME = "Momo the great and only one of them all";
    private static final String[] SPECIES = {"cat", "dog", "parrot", "tortoise"};

    public int shelters() {
        return Math.max(1, count / IN_A_SHELTER);
    }

    static String document(int id, int shelters) {
        return filled(
                "{\"id\":" + id + ",\"name\":\"",
                "\",\"species\":\"" + SPECIES[id % SPECIES.length] + "\",\"shelter\":" + id % shelters + "}");
    }

    /** Returns the document of a pet whose id is a text. */
    static String document(String id) {
        return filled("{\"id\":\"" + id + "\",\"name\":\"", "\"}");
    }

    /** Completes a document with a name that fills it. */
    private static String filled(String start, String end) {
        int room = DOCUMENT_BYTES - start.length() - end.length();
        return start + NAME.substring(0, Math.max(1, room)) + end;
    }

    /** Writes the snapshot unless it exists. */
    public Path fixture(Path folder) throws IOException {
        Path file = folder.resolve("crowd-" + DOCUMENT_BYTES + "-" + count + ".json");
        if (Files.exists(file)) {
            return file;
        }
        Path written = folder.resolve("crowd.tmp");
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(written), 1 << 16)) {
            write(out, "{\"format\":1,\"counters\":{\"pets\":" + count + "},\"resources\":{\"pets\":[");
            for (int id = 1; id <= count; id++) {
                write(
                        out,
                        (id == 1 ? "" : ",") + "{\"id\":\"" + id + "\",\"document\":" + document(id, shelters()) + "}");
            }
            write(out, "]},\"relationships\":[]}");
        }
        return Files.move(written, file);
    }

    private static void write(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.US_ASCII));
    }
}
