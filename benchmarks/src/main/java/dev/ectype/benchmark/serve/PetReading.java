package dev.ectype.benchmark.serve;

import dev.ectype.benchmark.load.LoadResult;
import dev.ectype.benchmark.measure.JsonLinesFile;
import dev.ectype.runtime.json.JsonWriter;
import java.time.Duration;

/** The measurements of a server of pets at one kind of work in one turn. */
public record PetReading(RequestMix work, LoadResult outcome, Duration processor, long residentKilobytes) {
    public double repliesPerProcessorSecond() {
        return outcome.replies() * 1e9 / processor.toNanos();
    }

    /** Writes the numbers, after the members that name the server and the round. */
    public void writeTo(JsonWriter line) {
        line.name("replies").value(outcome.replies());
        line.name("processorSeconds").value(JsonLinesFile.number(processor.toNanos() / 1e9));
        line.name("repliesPerProcessorSecond").value(JsonLinesFile.number(repliesPerProcessorSecond()));
        line.name("medianMicros").value(outcome.medianMicros());
        line.name("slowestPercentMicros").value(outcome.slowestPercentMicros());
        line.name("residentKilobytes").value(residentKilobytes);
    }
}
