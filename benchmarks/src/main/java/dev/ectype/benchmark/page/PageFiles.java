package dev.ectype.benchmark.page;

import dev.ectype.benchmark.measure.BenchmarkOptions;
import dev.ectype.benchmark.measure.GitCheckout;
import java.nio.file.Path;

/** The files of the page, relative to the checkout. */
final class PageFiles {
    static final String PAGE = "docs/performance.md";
    static final String CHARTS = "docs/performance";

    private PageFiles() {}

    static GitCheckout repository() {
        return new GitCheckout(BenchmarkOptions.checkout());
    }

    static Path page() {
        return BenchmarkOptions.checkout().resolve(PAGE);
    }

    static Path charts() {
        return BenchmarkOptions.checkout().resolve(CHARTS);
    }

    /** The folder for the JSON lines of the last run. */
    static Path results() {
        return BenchmarkOptions.checkout().resolve("benchmarks/target/all");
    }
}
