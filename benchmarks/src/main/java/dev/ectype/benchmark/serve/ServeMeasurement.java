package dev.ectype.benchmark.serve;

import dev.ectype.benchmark.load.LoadResult;
import dev.ectype.benchmark.measure.JsonLinesFile;
import dev.ectype.runtime.json.JsonWriter;
import java.time.Duration;

/** The measurements of one server at one kind of work in one round. */
record ServeMeasurement(
        Subject subject, RequestMix work, int round, LoadResult outcome, Duration processor, long residentKilobytes) {
    double repliesPerProcessorSecond() {
        return outcome.replies() * 1e9 / processor.toNanos();
    }

    void writeTo(JsonWriter line) {
        line.name("benchmark").value("serve");
        line.name("server").value(subject.title());
        line.name("work").value(work.title());
        line.name("round").value(round);
        line.name("replies").value(outcome.replies());
        line.name("processorSeconds").value(JsonLinesFile.number(processor.toNanos() / 1e9));
        line.name("repliesPerProcessorSecond").value(JsonLinesFile.number(repliesPerProcessorSecond()));
        line.name("medianMicros").value(outcome.medianMicros());
        line.name("slowestPercentMicros").value(outcome.slowestPercentMicros());
        line.name("residentKilobytes").value(residentKilobytes);
    }
}
