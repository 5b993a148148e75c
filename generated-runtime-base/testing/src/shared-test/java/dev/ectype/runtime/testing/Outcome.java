package dev.ectype.runtime.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;

/** Runs the tests of a class with JUnit and reports their results. */
public final class Outcome {
    private final EngineExecutionResults results;

    private Outcome(EngineExecutionResults results) {
        this.results = results;
    }

    public static Outcome of(Class<?> tests) {
        return new Outcome(kit(tests).execute());
    }

    /** Runs all tests of the class concurrently. */
    public static Outcome atOnce(Class<?> tests) {
        return new Outcome(kit(tests)
                .configurationParameter("junit.jupiter.execution.parallel.enabled", "true")
                .configurationParameter("junit.jupiter.execution.parallel.mode.default", "concurrent")
                .configurationParameter("junit.jupiter.execution.parallel.config.strategy", "fixed")
                .configurationParameter("junit.jupiter.execution.parallel.config.fixed.parallelism", "4")
                .execute());
    }

    private static EngineTestKit.Builder kit(Class<?> tests) {
        return EngineTestKit.engine("junit-jupiter").selectors(DiscoverySelectors.selectClass(tests));
    }

    public void allSucceeded(int count) {
        assertThat(failures()).isEmpty();
        assertThat(results.testEvents().succeeded().count()).isEqualTo(count);
    }

    /** Returns the failures in and around the tests. */
    public List<String> failures() {
        return results.allEvents()
                .finished()
                .filter(event -> result(event).getThrowable().isPresent())
                .map(event -> String.valueOf(result(event).getThrowable().get().getMessage()))
                .toList();
    }

    private static TestExecutionResult result(Event event) {
        return event.getRequiredPayload(TestExecutionResult.class);
    }
}
