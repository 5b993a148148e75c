package dev.ectype.runtime.emulator.write;

import dev.ectype.runtime.emulator.document.DocumentFactory;
import dev.ectype.runtime.emulator.model.Member;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.schema.BooleanSchema;
import dev.ectype.runtime.schema.MemberSchema;
import org.jspecify.annotations.Nullable;

/**
 * Sets or clears a flag of an instance.
 *
 * @param member holds a boolean, or the time since which the flag is set
 * @param yes whether to set the flag
 * @param count holds how often the flag was set, or null
 */
public record FlagChange(
        Member<?> member, boolean yes, @Nullable Member<?> count) {
    /** Returns the document with the change, or the same document if nothing changes. */
    Document on(Document document, ResourceShape shape, long now) {
        String name = member.path().names().get(0);
        Document current = document.member(name);
        MemberSchema described = SchemaShape.member(shape.type(), name);
        boolean timed = described != null && !(SchemaShape.bare(described.type()) instanceof BooleanSchema);
        boolean marked = timed
                ? current != null && !current.isNull()
                : current != null && current.isBoolean() && current.equals(Document.of(true));
        if (marked == yes) {
            return document;
        }
        ObjectEdit edit = ObjectEdit.of(document);
        if (!timed || described == null) {
            edit.set(name, yes);
        } else if (yes) {
            edit.set(name, DocumentFactory.time(now, described.type()));
        } else if (DocumentFactory.allows(shape, name, Document.NULL)) {
            edit.set(name, Document.NULL);
        } else {
            edit.remove(name);
        }
        return counted(document, edit).toDocument();
    }

    private ObjectEdit counted(Document document, ObjectEdit edit) {
        if (count == null) {
            return edit;
        }
        String name = count.path().names().get(0);
        Document known = document.member(name);
        long before = known != null && known.isLong() ? known.longValue() : 0;
        return edit.set(name, Math.max(0, before + (yes ? 1 : -1)));
    }
}
