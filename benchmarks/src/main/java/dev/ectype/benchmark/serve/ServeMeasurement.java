package dev.ectype.benchmark.serve;

import dev.ectype.runtime.json.JsonWriter;

/** The measurements of one server at one kind of work in one round. */
record ServeMeasurement(Subject subject, int round, PetReading reading) {
    RequestMix work() {
        return reading.work();
    }

    double repliesPerProcessorSecond() {
        return reading.repliesPerProcessorSecond();
    }

    void writeTo(JsonWriter line) {
        line.name("benchmark").value("serve");
        line.name("server").value(subject.title());
        line.name("work").value(work().title());
        line.name("round").value(round);
        reading.writeTo(line);
    }
}
