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
 * The command that users type, on a database that exists.
 *
 * @param folder where its data and logs go
 * @param cache where the archive of its classes goes
 */
record PlaneCommand(Path folder, String database, BenchmarkCache cache) {
    /** Commands on a database need the key of its nodes. */
    private static final String KEY = "MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE=";

    /** The words of the command: {@code arguments} stand behind its name. */
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

    /** Makes an organization while no control plane uses the database; gives its first key. */
    String organization() throws IOException {
        return organization("measured", "enterprise");
    }

    /** Makes an organization of a plan; gives its first key. */
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
