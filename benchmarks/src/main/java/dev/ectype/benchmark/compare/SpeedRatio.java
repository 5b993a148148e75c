package dev.ectype.benchmark.compare;

import dev.ectype.benchmark.measure.JsonLinesFile;
import dev.ectype.benchmark.measure.Quartiles;
import dev.ectype.runtime.json.JsonWriter;
import java.util.List;

/** The speed of this checkout at one kind of work, divided by that of the other commit; less than 1 is slower. */
record SpeedRatio(String work, Quartiles quartiles) {
    /** The smallest ratio that is no slowdown. */
    static final double BAR = 0.9;

    static SpeedRatio of(String work, List<Double> rounds) {
        return new SpeedRatio(work, Quartiles.of(rounds));
    }

    /** Reports a slowdown: the median and both other quartiles are below the bar. One slow quarter of the rounds is noise. */
    boolean isMissed() {
        return quartiles.median() < BAR && quartiles.lower() < BAR && quartiles.upper() < BAR;
    }

    void writeTo(JsonWriter line) {
        line.name("benchmark").value("compare");
        line.name("what").value(work).name("unit").value("rate");
        line.name("value").value(JsonLinesFile.number(quartiles.median()));
        quartiles.writeTo(line);
        line.name("bar").value(JsonLinesFile.number(BAR)).name("held").value(!isMissed());
    }
}
