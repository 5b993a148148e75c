package dev.ectype.benchmark.plane;

import dev.ectype.benchmark.measure.BenchmarkOptions;
import dev.ectype.benchmark.start.BenchmarkCache;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Runs the control plane command of users on an existing database.
 *
 * @param folder the folder for data and logs
 * @param cache the folder for the class archive
 */
record PlaneCommand(Path folder, String database, BenchmarkCache cache) {
    /** The application key of the nodes, which commands on the database need. */
    private static final String KEY = "MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE=";

    /** The words of the command with {@code arguments} behind its name. */
    List<String> line(List<String> arguments) {
        List<String> line = new ArrayList<>(
                List.of(BenchmarkOptions.checkout().resolve("ectype").toString(), "control-plane"));
        line.addAll(arguments);
        line.addAll(List.of(
                "--database", database, "--data-dir", folder.resolve("data").toString()));
        return line;
    }

    Map<String, String> environment() {
        return Map.of("ECTYPE_CACHE_DIR", cache.folder().toString(), "ECTYPE_APPLICATION_KEY", KEY);
    }

    /** Creates an organization while no control plane uses the database; returns its first key. */
    String organization() throws IOException {
        return organization("measured", "enterprise");
    }

    /** Creates an organization with a plan; returns its first key. */
    String organization(String slug, String plan) throws IOException {
        Path out = folder.resolve("organization.out");
        ProcessBuilder making = new ProcessBuilder(line(List.of("organization", "create", slug, "--plan", plan)))
                .redirectOutput(out.toFile())
                .redirectError(folder.resolve("organization.log").toFile());
        making.environment().putAll(environment());
        Libraries.await(making.start());
        return Files.readString(out).replaceAll("(?s).*admin-key (\\S+).*", "$1");
    }
}
