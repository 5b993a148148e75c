package dev.ectype.runtime.emulator.document;

import dev.ectype.runtime.emulator.shape.CivilTime;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import org.jspecify.annotations.Nullable;

/** A format of times in documents. */
enum TimeFormat {
    EPOCH_SECONDS,
    EPOCH_MILLISECONDS,
    SECONDS,
    MILLISECONDS,
    SECONDS_OFFSET,
    MILLISECONDS_OFFSET,
    DATE;

    /** Returns the format that produces both documents, or null. */
    static @Nullable TimeFormat of(Document one, long oneMillis, Document two, long twoMillis) {
        for (TimeFormat form : values()) {
            if (form.document(oneMillis).equals(one) && form.document(twoMillis).equals(two)) {
                return form;
            }
        }
        return null;
    }

    private Document document(long millis) {
        JsonWriter out = new JsonWriter(32);
        write(millis, out);
        return out.toDocument();
    }

    void write(long millis, JsonWriter out) {
        switch (this) {
            case EPOCH_SECONDS -> out.value(Math.floorDiv(millis, 1000L));
            case EPOCH_MILLISECONDS -> out.value(millis);
            case SECONDS -> out.value(CivilTime.text(millis, false, "Z"));
            case MILLISECONDS -> out.value(CivilTime.text(millis, true, "Z"));
            case SECONDS_OFFSET -> out.value(CivilTime.text(millis, false, "+00:00"));
            case MILLISECONDS_OFFSET -> out.value(CivilTime.text(millis, true, "+00:00"));
            case DATE -> out.value(CivilTime.date(millis));
        }
    }
}
