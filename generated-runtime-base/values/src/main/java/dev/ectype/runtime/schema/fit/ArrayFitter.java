package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.analysis.MinimumDepth;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Generates valid arrays, and repairs given arrays to match their schema. */
final class ArrayFitter {
    /** The depth up to which samples contain list items. */
    private static final int SAMPLE_DEPTH = 2;

    private static final int ATTEMPTS = 40;

    private final FitSession fitting;
    private final ArraySchema schema;
    private final FitPosition spot;
    private final @Nullable Set<Document> seen;
    private int written;

    private ArrayFitter(FitSession fitting, ArraySchema schema, FitPosition spot) {
        this.fitting = fitting;
        this.schema = schema;
        this.spot = spot;
        this.seen = schema.uniqueItems() ? new LinkedHashSet<>() : null;
    }

    static void write(FitSession fitting, ArraySchema schema, @Nullable Document source, FitPosition spot) {
        if (!schema.contains().isEmpty()) {
            ContainsFitter.write(fitting, schema, source, spot);
            return;
        }
        new ArrayFitter(fitting, schema, spot).write(source);
    }

    private void write(@Nullable Document source) {
        fitting.out().beginArray();
        boolean given = source != null && source.isArray();
        if (given && source != null) {
            for (Document item : source.elements()) {
                if (written >= schema.maxItems() || !isPossible(written)) {
                    break;
                }
                add(item);
            }
        }
        boolean sampled = !given && spot.fresh() && spot.complete() && spot.depth() <= SAMPLE_DEPTH;
        int least = Math.max(schema.minItems(), sampled ? 1 : 0);
        int wanted = given ? schema.minItems() : Math.max(least, spot.variation() > 0 ? spot.variation() % 3 : 0);
        while (written < Math.min(wanted, schema.maxItems())
                && isPossible(written)
                && !fitting.isSpent()
                && add(null)) {
            continue;
        }
        fitting.out().endArray();
    }

    private boolean isPossible(int position) {
        return MinimumDepth.of(schema.item(position)) < MinimumDepth.INFINITE;
    }

    private boolean add(@Nullable Document item) {
        Schema type = schema.item(written);
        FitPosition at = spot.item(written);
        Set<Document> before = seen;
        if (before == null) {
            fitting.write(item, type, at);
            written++;
            return true;
        }
        Document made = fitting.proven(item, new FitSession.Candidate(type, type), at);
        for (int attempt = 1;
                item == null && attempt < ATTEMPTS && (made == null || before.contains(made));
                attempt++) {
            made = fitting.proven(
                    null, new FitSession.Candidate(type, type), at.varied(spot.variation() + written + attempt));
        }
        if (made == null || !before.add(made)) {
            return false;
        }
        fitting.out().value(made);
        written++;
        return true;
    }
}
