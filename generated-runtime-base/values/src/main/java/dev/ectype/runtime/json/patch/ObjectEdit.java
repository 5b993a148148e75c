package dev.ectype.runtime.json.patch;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberCursor;
import dev.ectype.runtime.json.MemberName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Edits the members of one object in one pass. Existing members keep their order and new ones follow. */
public final class ObjectEdit {
    /** Up to so many changes, comparing a member's bytes with each name is cheaper than decoding and hashing it. */
    private static final int FEW = 16;

    private record Change(
            String name,
            @Nullable MemberName prepared,
            @Nullable Document value) {}

    private final Document object;
    private final List<Change> changes = new ArrayList<>();
    private final Map<String, Integer> places = new LinkedHashMap<>();

    private ObjectEdit(Document object) {
        this.object = object;
    }

    public static ObjectEdit of(Document object) {
        if (!object.isObject()) {
            throw new IllegalArgumentException("expected an object, found " + object.kind());
        }
        return new ObjectEdit(object);
    }

    public ObjectEdit set(String name, Document value) {
        return change(new Change(name, null, value));
    }

    public ObjectEdit set(String name, String value) {
        return set(name, Document.of(value));
    }

    public ObjectEdit set(String name, long value) {
        return set(name, Document.of(value));
    }

    public ObjectEdit set(String name, boolean value) {
        return set(name, Document.of(value));
    }

    public ObjectEdit set(MemberName name, Document value) {
        return change(new Change(name.name(), name, value));
    }

    public ObjectEdit set(MemberName name, String value) {
        return set(name, Document.of(value));
    }

    public ObjectEdit set(MemberName name, long value) {
        return set(name, Document.of(value));
    }

    public ObjectEdit remove(String name) {
        return change(new Change(name, null, null));
    }

    public ObjectEdit remove(MemberName name) {
        return remove(name.name());
    }

    public void write(JsonWriter out) {
        boolean[] done = new boolean[changes.size()];
        out.beginObject();
        MemberCursor members = object.cursor();
        while (members.next()) {
            int place = place(members);
            @Nullable
            Document value = place < 0 ? members.value() : changes.get(place).value();
            if (place >= 0) {
                done[place] = true;
            }
            if (value != null) {
                members.writeName(out);
                out.value(value);
            }
        }
        writeAdded(done, out);
        out.endObject();
    }

    public Document toDocument() {
        JsonWriter out = new JsonWriter(object.length() + 64);
        write(out);
        return out.toDocument();
    }

    private ObjectEdit change(Change change) {
        @Nullable Integer place = places.putIfAbsent(change.name(), changes.size());
        if (place == null) {
            changes.add(change);
        } else {
            changes.set(place, change);
        }
        return this;
    }

    private int place(MemberCursor member) {
        if (changes.size() > FEW) {
            return places.getOrDefault(member.name(), -1);
        }
        for (int i = 0; i < changes.size(); i++) {
            if (member.nameIs(changes.get(i).name())) {
                return i;
            }
        }
        return -1;
    }

    private void writeAdded(boolean[] done, JsonWriter out) {
        for (int i = 0; i < done.length; i++) {
            Change added = changes.get(i);
            @Nullable Document value = added.value();
            if (done[i] || value == null) {
                continue;
            }
            if (added.prepared() != null) {
                out.name(added.prepared());
            } else {
                out.name(added.name());
            }
            out.value(value);
        }
    }
}
