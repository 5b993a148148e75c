package dev.ectype.runtime.state.journal;

import dev.ectype.runtime.state.table.State;
import dev.ectype.runtime.state.table.StateSchema;
import java.util.List;
import java.util.TreeMap;

/** Writes entries and reads them with the codec of their own edition of the API, whose resources may differ. */
final class EntryReplay {
    private final SegmentRing ring;
    /** The codecs by their first ordinal. */
    private final TreeMap<Long, EntryCodec> codecs = new TreeMap<>();

    private EntryCodec codec;
    private StateSchema schema;

    EntryReplay(SegmentRing ring, StateSchema schema) {
        this.ring = ring;
        this.schema = schema;
        codec = new EntryCodec(schema);
        codecs.put(0L, codec);
    }

    EntryCodec codec() {
        return codec;
    }

    /** Continues with the resources of another edition. Drops the codecs of evicted entries. */
    void continueWith(StateSchema other) {
        Long oldest = codecs.floorKey(ring.first());
        if (oldest != null) {
            codecs.headMap(oldest).clear();
        }
        schema = other;
        codec = new EntryCodec(other);
        codecs.put(ring.next(), codec);
    }

    JournalEntry read(long ordinal) {
        return codecs.floorEntry(ordinal).getValue().read(ring.read(ordinal));
    }

    /** Applies runs of entries, each from a first to a last ordinal, to a state. */
    State apply(State base, List<long[]> runs) {
        ChangeApplier changes = new ChangeApplier(schema, base);
        for (long[] run : runs) {
            for (long ordinal = run[0]; ordinal <= run[1]; ordinal++) {
                codecs.floorEntry(ordinal).getValue().apply(ring.read(ordinal), changes);
            }
        }
        return changes.finish();
    }
}
