package dev.ectype.benchmark.compare;

import dev.ectype.benchmark.measure.CommandOutput;
import dev.ectype.benchmark.measure.Folders;
import dev.ectype.benchmark.start.BenchmarkCache;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * Builds a commit in a folder of its own.
 *
 * @param repository the checkout with the commit
 * @param folder the folder of all builds
 */
record RevisionBuild(Path repository, Path folder) {
    /** Returns the folder with the files and the jar of a commit; an earlier build is used again. */
    Path of(String commit, PrintStream out) throws IOException, InterruptedException {
        Path checkout = folder.resolve(commit);
        Path finished = folder.resolve(commit + ".built");
        if (Files.exists(finished)) {
            return checkout;
        }
        if (Files.exists(checkout)) {
            Folders.delete(checkout);
        }
        Files.createDirectories(checkout);
        extract(commit, checkout);
        out.println("building " + commit);
        BenchmarkCache cache = new BenchmarkCache(folder.resolve(commit + ".cache"));
        build(commit, checkout, cache);
        // The build starts a run that creates the class archive in the background. It must not disturb a measurement.
        cache.awaitArchive();
        Files.createFile(finished);
        return checkout;
    }

    private void extract(String commit, Path checkout) throws IOException, InterruptedException {
        Path messages = folder.resolve(commit + ".log");
        List<Process> processes = ProcessBuilder.startPipeline(List.of(
                new ProcessBuilder("git", "archive", commit)
                        .directory(repository.toFile())
                        .redirectError(messages.toFile()),
                new ProcessBuilder("tar", "-x")
                        .directory(checkout.toFile())
                        .redirectError(ProcessBuilder.Redirect.appendTo(messages.toFile()))));
        boolean isComplete = true;
        for (Process process : processes) {
            isComplete &= process.waitFor() == 0;
        }
        if (!isComplete) {
            throw new IOException("cannot extract " + commit + ":\n" + Files.readString(messages));
        }
        Files.delete(messages);
    }

    private static void build(String commit, Path checkout, BenchmarkCache cache) throws IOException {
        Path script = checkout.resolve("ectype");
        if (!Files.isExecutable(script)) {
            throw new IllegalArgumentException("the commit " + commit + " has no command ./ectype to measure");
        }
        CommandOutput output = CommandOutput.of(
                checkout,
                List.of(script.toString(), "--version"),
                Map.of("ECTYPE_CACHE_DIR", cache.folder().toString()));
        if (!output.succeeded()) {
            throw new IOException("the build of " + commit + " failed:\n" + output.text());
        }
    }
}
