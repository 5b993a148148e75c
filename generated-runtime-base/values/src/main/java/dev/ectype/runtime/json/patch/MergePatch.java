package dev.ectype.runtime.json.patch;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberCursor;
import dev.ectype.runtime.json.MemberIndex;
import org.jspecify.annotations.Nullable;

/** Applies a JSON Merge Patch (RFC 7386): members keep the target's order, and new members follow in the order of the patch. */
public final class MergePatch {
    private MergePatch() {}

    public static void apply(Document target, Document patch, JsonWriter out) {
        if (!patch.isObject()) {
            out.value(patch);
            return;
        }
        Document changed = target.isObject() ? target : Document.EMPTY_OBJECT;
        out.beginObject();
        writeChanged(changed, patch, out);
        writeAdded(changed, patch, out);
        out.endObject();
    }

    public static Document apply(Document target, Document patch) {
        JsonWriter out = new JsonWriter(target.length() + patch.length() + 16);
        apply(target, patch, out);
        return out.toDocument();
    }

    private static void writeChanged(Document target, Document patch, JsonWriter out) {
        MemberIndex patches = MemberIndex.of(patch);
        MemberCursor members = target.cursor();
        while (members.next()) {
            @Nullable Document change = patches.find(members);
            if (change == null) {
                members.writeName(out);
                out.value(members.value());
            } else if (!change.isNull()) {
                members.writeName(out);
                apply(members.value(), change, out);
            }
        }
    }

    private static void writeAdded(Document target, Document patch, JsonWriter out) {
        MemberIndex known = MemberIndex.of(target);
        MemberCursor members = patch.cursor();
        while (members.next()) {
            Document change = members.value();
            if (!change.isNull() && known.find(members) == null) {
                members.writeName(out);
                apply(Document.NULL, change, out);
            }
        }
    }
}
