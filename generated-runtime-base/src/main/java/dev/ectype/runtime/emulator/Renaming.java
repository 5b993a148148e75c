package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.reply.Shown;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.resource.RowNames;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberName;
import dev.ectype.runtime.state.Row;
import org.jspecify.annotations.Nullable;

/**
 * Gives instances other names; each is still found under its first one, because links to it have been given away, until
 * another gets that name.
 */
final class Renaming {
    private final Shelf shelf;
    private final ResourceShape shape;

    Renaming(Shelf shelf) {
        this.shelf = shelf;
        this.shape = shelf.shape();
    }

    /** The name that a change gives an instance, else the one that it has. */
    String name(Shown.Instance instance, @Nullable Document sent) {
        String current = text(Json.parse(instance.document()));
        String old = current == null ? instance.id() : current;
        String wanted = sent == null || !sent.isObject() ? null : text(sent);
        if (wanted == null || wanted.isEmpty() || wanted.equals(old) || !shape.allowsId(wanted)) {
            return old;
        }
        Row other = shelf.find(wanted);
        if (other != null && !other.id().equals(instance.rowId()) && isCalled(other, wanted)) {
            throw shelf.taken(wanted);
        }
        return wanted;
    }

    /** Whether an instance has that name, and did not only have it at first. */
    boolean isCalled(Row row, String name) {
        String current = text(Json.parse(row.document()));
        return current == null || current.equals(name);
    }

    /** How a row is to be called that gets the name with which one began that has another now. */
    String free(String rowId, String name) {
        String free = rowId;
        Row first = shelf.table().find(rowId);
        for (int number = 2; first != null && !isCalled(first, name); number++) {
            free = RowNames.again(rowId, number);
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
