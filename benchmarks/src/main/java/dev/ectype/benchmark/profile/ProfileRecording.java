package dev.ectype.benchmark.profile;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedMethod;
import jdk.jfr.consumer.RecordedThread;
import jdk.jfr.consumer.RecordingFile;

/** Reads the samples of a recording of the flight recorder. */
final class ProfileRecording {
    private static final String IN_JAVA = "jdk.ExecutionSample";
    private static final String IN_NATIVE_CODE = "jdk.NativeMethodSample";

    /** The method in which event loops wait, mostly without the processor. */
    private static final String WAITING = "epollWait0";

    /** The recorder's profile samples Java methods each ten milliseconds and native ones each twenty. */
    private static final int PERIODS = 2;

    private ProfileRecording() {}

    /**
     * Reads the samples of the threads whose name begins so, without those that wait for requests.
     *
     * @param last the time before the last sample to read; earlier ones belong to the warm-up
     */
    static CallTree read(Path file, String thread, Duration last) throws IOException {
        List<RecordedEvent> samples = RecordingFile.readAllEvents(file).stream()
                .filter(event -> isSample(event, thread))
                .toList();
        Instant end = samples.stream()
                .map(RecordedEvent::getStartTime)
                .max(Instant::compareTo)
                .orElse(Instant.EPOCH);
        CallTree all = new CallTree("all");
        for (RecordedEvent sample : samples) {
            if (!sample.getStartTime().isBefore(end.minus(last))) {
                boolean isNative = sample.getEventType().getName().equals(IN_NATIVE_CODE);
                all.add(frames(sample), isNative ? PERIODS : 1);
            }
        }
        return all;
    }

    private static boolean isSample(RecordedEvent event, String thread) {
        String type = event.getEventType().getName();
        if (!type.equals(IN_JAVA) && !type.equals(IN_NATIVE_CODE) || event.getStackTrace() == null) {
            return false;
        }
        if (event.getStackTrace().getFrames().get(0).getMethod().getName().equals(WAITING)) {
            return false;
        }
        RecordedThread sampled = event.getThread("sampledThread");
        String name = sampled == null ? null : sampled.getJavaName();
        return name != null && name.startsWith(thread);
    }

    private static List<String> frames(RecordedEvent sample) {
        List<String> frames = new ArrayList<>();
        for (RecordedFrame frame : sample.getStackTrace().getFrames()) {
            RecordedMethod method = frame.getMethod();
            frames.add(method.getType().getName().replaceAll("[$]*Lambda.*", "(lambda)") + "." + method.getName());
        }
        Collections.reverse(frames);
        return frames;
    }
}
