package dev.ectype.runtime.state.snapshot;

import dev.ectype.runtime.json.slice.JsonSlice;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads a value of a snapshot that may be too long for one document, with its position. */
record SnapshotSection(
        String where, String name, JsonSlice part, @Nullable Map<String, JsonSlice> known) {
    SnapshotSection(String where, JsonSlice part) {
        this(where, "", part, part.isObject() ? part.members() : null);
    }

    SnapshotSection require(String wanted) {
        SnapshotSection member = find(wanted);
        if (member == null) {
            throw new BadSnapshot(where + " lacks the member '" + wanted + "'");
        }
        return member;
    }

    @Nullable
    SnapshotSection find(String wanted) {
        JsonSlice member = object().get(wanted);
        return member == null ? null : inner(wanted, member);
    }

    List<SnapshotSection> members() {
        List<SnapshotSection> members = new ArrayList<>();
        object().forEach((inner, value) -> members.add(inner(inner, value)));
        return members;
    }

    /** Returns the elements of an array, each read on demand. */
    Iterable<SnapshotField> elements() {
        if (!part.isArray()) {
            throw field().refused("an array");
        }
        return () -> {
            Iterator<JsonSlice> elements = part.elements().iterator();
            return new Iterator<>() {
                private int index;

                @Override
                public boolean hasNext() {
                    return elements.hasNext();
                }

                @Override
                public SnapshotField next() {
                    return new SnapshotField(
                            where + "[" + index++ + "]", elements.next().document());
                }
            };
        };
    }

    SnapshotField field() {
        return new SnapshotField(where, part.document());
    }

    private SnapshotSection inner(String inner, JsonSlice value) {
        return new SnapshotSection(where + "." + inner, inner, value, value.isObject() ? value.members() : null);
    }

    private Map<String, JsonSlice> object() {
        if (known == null) {
            throw field().refused("an object");
        }
        return known;
    }
}
