package dev.ectype.benchmark.state;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Generates a snapshot of many pets as a fixture, with fifty pets in each shelter. */
record Crowd(int count) {
    static final int IN_A_SHELTER = 50;
    private static final String[] SPECIES = {"cat", "dog", "parrot", "tortoise"};

    int shelters() {
        return Math.max(1, count / IN_A_SHELTER);
    }

    static String document(int id, int shelters) {
        return "{\"id\":" + id + ",\"name\":\"Momo the " + id + "th\",\"species\":\"" + SPECIES[id % SPECIES.length]
                + "\",\"shelter\":" + id % shelters + ",\"vaccinated\":" + (id % 2 == 1) + "}";
    }

    /** Writes the snapshot unless it exists. */
    Path fixture(Path folder) throws IOException {
        Path file = folder.resolve("crowd-" + count + ".json");
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
