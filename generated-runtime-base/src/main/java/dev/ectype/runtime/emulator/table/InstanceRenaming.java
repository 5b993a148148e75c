package dev.ectype.runtime.emulator.table;

import dev.ectype.runtime.emulator.reply.ReplyContent;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.resource.RowIdFormat;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberName;
import dev.ectype.runtime.state.row.Row;
import org.jspecify.annotations.Nullable;

/**
 * Gives instances other names; each is still found under its first one, because links to it have been given away, until
 * another gets that name.
 */
public final class InstanceRenaming {
    private final ScopedTable shelf;
    private final ResourceShape shape;

    public InstanceRenaming(ScopedTable shelf) {
        this.shelf = shelf;
        this.shape = shelf.shape();
    }

    /** The name that a change gives an instance, else the one that it has. */
    String name(ReplyContent.Instance instance, @Nullable Document sent) {
        String current = text(Json.parse(instance.document()));
        String old = current == null ? instance.id() : current;
        String wanted = sent == null || !sent.isObject() ? null : text(sent);
        if (wanted == null || wanted.isEmpty() || wanted.equals(old) || !shape.allowsId(wanted)) {
            return old;
        }
        Row other = shelf.find(wanted);
        if (other != null && !other.id().equals(instance.rowId()) && hasName(other, wanted)) {
            throw shelf.taken(wanted);
        }
        return wanted;
    }

    /** Whether an instance has that name, and did not only have it at first. */
    public boolean hasName(Row row, String name) {
        String current = text(Json.parse(row.document()));
        return current == null || current.equals(name);
    }

    /** How a row is to be called that gets the name with which one began that has another now. */
    public String free(String rowId, String name) {
        String free = rowId;
        Row first = shelf.table().find(rowId);
        for (int number = 2; first != null && !hasName(first, name); number++) {
            free = RowIdFormat.numbered(rowId, number);
            first = shelf.table().find(free);
        }
        return free;
    }

    private @Nullable String text(Document document) {
        MemberName name = shape.idMember();
        Document id = name == null ? null : document.member(name);
        return id == null || !id.isString() && !id.isLong() ? null : id.text();
    }
}
