package dev.ectype.benchmark.profile;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import jdk.jfr.Recording;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
final class ProfileRecordingTest {
    @TempDir
    Path folder;

    private final AtomicBoolean stop = new AtomicBoolean();
    private volatile long counted;
    private volatile long countedElsewhere;

    @Test
    void samplesOfTheNamedThreadsAreCountedByTheirCalls() throws Exception {
        Path file = folder.resolve("recorded.jfr");
        Thread profiled = new Thread(this::count, "profiled-1");
        Thread other = new Thread(this::countElsewhere, "other-1");
        profiled.start();
        other.start();
        CallTree calls = new CallTree("none");
        while (calls.weight() == 0) {
            recordCounting(file);
            calls = ProfileRecording.read(file, "profiled-", Duration.ofMinutes(1));
        }
        stop.set(true);
        profiled.join();
        other.join();
        assertThat(calls.calls())
                .singleElement()
                .satisfies(outermost -> assertThat(outermost.name()).isEqualTo("java.lang.Thread.run"));
        assertThat(names(calls))
                .contains(ProfileRecordingTest.class.getName() + ".count")
                .doesNotContain(ProfileRecordingTest.class.getName() + ".countElsewhere");
    }

    /** Records while the profiled thread counts on, some tenths of a second. */
    private void recordCounting(Path file) throws Exception {
        try (Recording recording = new Recording()) {
            recording.enable("jdk.ExecutionSample").withPeriod(Duration.ofMillis(10));
            recording.start();
            for (long end = counted + 30_000_000; counted < end; ) {
                Thread.onSpinWait();
            }
            recording.dump(file);
        }
    }

    private static Stream<String> names(CallTree tree) {
        return tree.calls().flatMap(call -> Stream.concat(Stream.of(call.name()), names(call)));
    }

    private void count() {
        while (!stop.get()) {
            counted++;
        }
    }

    private void countElsewhere() {
        while (!stop.get()) {
            countedElsewhere++;
        }
    }
}
