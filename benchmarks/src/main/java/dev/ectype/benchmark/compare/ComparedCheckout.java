package dev.ectype.benchmark.compare;

import dev.ectype.benchmark.serve.PetServer;
import dev.ectype.benchmark.start.BenchmarkCache;
import dev.ectype.benchmark.start.MeasuredDescription;
import dev.ectype.benchmark.start.StartMeasurement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A built checkout to measure.
 *
 * @param folder the folder for its cache and its logs
 */
record ComparedCheckout(String title, Path checkout, Path folder) {
    private static final MeasuredDescription STARTED = MeasuredDescription.of("petstore");

    /** Creates the class archive, which exists in all measurements. */
    void prepare() throws IOException, InterruptedException {
        Files.createDirectories(folder);
        cache().clear();
        StartMeasurement.measure(checkout, STARTED, false, cache());
        cache().awaitArchive();
    }

    /** Starts the emulator of the pets. */
    PetServer serve() throws IOException {
        return PetServer.start(title, PetServer.emulator(checkout, folder, "none"), folder);
    }

    /** Measures a start of the petstore; one without a cached compilation forgets that first. */
    StartMeasurement start(boolean cached) throws IOException {
        if (!cached) {
            cache().forget();
        }
        return StartMeasurement.measure(checkout, STARTED, cached, cache());
    }

    private BenchmarkCache cache() {
        return new BenchmarkCache(folder.resolve("cache"));
    }
}
