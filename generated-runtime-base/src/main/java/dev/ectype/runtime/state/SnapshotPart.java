package dev.ectype.runtime.state;

import dev.ectype.runtime.json.JsonPart;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A value inside a snapshot that may be too long to be read at once, and where it stands. */
record SnapshotPart(
        String where, String name, JsonPart part, @Nullable Map<String, JsonPart> known) {
    SnapshotPart(String where, JsonPart part) {
        this(where, "", part, part.isObject() ? part.members() : null);
    }

    SnapshotPart require(String wanted) {
        SnapshotPart member = find(wanted);
        if (member == null) {
            throw new BadSnapshot(where + " lacks the member '" + wanted + "'");
        }
        return member;
    }

    @Nullable
    SnapshotPart find(String wanted) {
        JsonPart member = object().get(wanted);
        return member == null ? null : inner(wanted, member);
    }

    List<SnapshotPart> members() {
        List<SnapshotPart> members = new ArrayList<>();
        object().forEach((inner, value) -> members.add(inner(inner, value)));
        return members;
    }

    /** The elements of an array, each read when its turn comes. */
    Iterable<SnapshotField> elements() {
        if (!part.isArray()) {
            throw field().refused("an array");
        }
        return () -> {
            Iterator<JsonPart> elements = part.elements().iterator();
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

    private SnapshotPart inner(String inner, JsonPart value) {
        return new SnapshotPart(where + "." + inner, inner, value, value.isObject() ? value.members() : null);
    }

    private Map<String, JsonPart> object() {
        if (known == null) {
            throw field().refused("an object");
        }
        return known;
    }
}
