package dev.ectype.launcher.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;

/**
 * Runs random clients with faults against an emulator and a model: 60 seeds in a build and 10,000 others in {@code .ci/nightly}.
 * {@code -Dsimulation.seed=N} runs one seed, {@code -Dsimulation.seeds=N} sets the number of seeds,
 * {@code -Dsimulation.from=N} the first one and {@code -Dsimulation.steps=N} the steps of each.
 */
final class SimulationTest {
    private static final long FROM = Long.getLong("simulation.from", 1);
    private static final int SEEDS = Integer.getInteger("simulation.seeds", 60);
    private static final int STEPS = Integer.getInteger("simulation.steps", 150);
    /** Seeds that failed once: a journal in a shared budget could not undo its last write. */
    private static final long[] FAILED_BEFORE = {2_026_112_403_644L};

    /** The number of failures after which the test stops. */
    private static final int ENOUGH = 3;

    @Test
    void anEmulatorMatchesItsModel(TestReporter reporter) throws Exception {
        BoardEmulators boards = BoardEmulators.compiled();
        Long one = Long.getLong("simulation.seed");
        LongStream seeds = one == null
                ? LongStream.concat(LongStream.of(FAILED_BEFORE), LongStream.range(FROM, FROM + SEEDS))
                : LongStream.of(one);
        long began = System.nanoTime();
        List<AssertionError> failures = seeds.parallel()
                .mapToObj(seed -> failure(boards, seed))
                .flatMap(List::stream)
                .limit(ENOUGH)
                .toList();
        reporter.publishEntry("seconds", Long.toString((System.nanoTime() - began) / 1_000_000_000));
        if (!failures.isEmpty()) {
            throw failures.get(0);
        }
        assertThat(failures).isEmpty();
    }

    private static List<AssertionError> failure(BoardEmulators boards, long seed) {
        try {
            new Simulation(boards, seed).run(STEPS);
            return List.of();
        } catch (AssertionError difference) {
            return List.of(difference);
        }
    }
}
