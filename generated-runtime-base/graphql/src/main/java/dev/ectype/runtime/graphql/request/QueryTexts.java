package dev.ectype.runtime.graphql.request;

import dev.ectype.runtime.json.Document;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the texts of recent queries by their bytes in requests. Clients repeat a few queries, and comparing the bytes of one costs
 * less than decoding its text and computing the hash for the search of its parsed document.
 */
public final class QueryTexts {
    private static final int SLOTS = 64;
    private static final int LONGEST = 8 * 1024;
    private static final int SAMPLES = 8;

    private final AtomicReferenceArray<@Nullable Known> slots = new AtomicReferenceArray<>(SLOTS);

    private record Known(byte[] bytes, String text) {
        boolean is(Document query) {
            return Arrays.equals(bytes, 0, bytes.length, query.array(), query.from(), query.to());
        }
    }

    /** Returns the text of a query. */
    String text(Document query) {
        if (query.length() > LONGEST) {
            return query.text();
        }
        int slot = slot(query);
        Known known = slots.get(slot);
        if (known == null || !known.is(query)) {
            known = new Known(query.toBytes(), query.text());
            slots.set(slot, known);
        }
        return known.text();
    }

    /** Returns a slot for the length of a query and some of its bytes. */
    private static int slot(Document query) {
        int hash = query.length();
        for (int sample = 1; sample < SAMPLES; sample++) {
            hash = 31 * hash + query.array()[query.from() + query.length() * sample / SAMPLES];
        }
        return Math.floorMod(hash, SLOTS);
    }
}
