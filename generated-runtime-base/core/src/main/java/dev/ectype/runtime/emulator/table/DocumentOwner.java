package dev.ectype.runtime.emulator.table;

import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.resource.IdentityMember;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.IdentifierText;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.state.row.Row;
import org.jspecify.annotations.Nullable;

/** Finds the parent of an instance by the reference in its document. */
public record DocumentOwner(RequestTransaction context, ResourceShape shape) {
    /** Returns the row identifier of the parent that a document refers to, or null. */
    public @Nullable String in(@Nullable Document document) {
        ResourceShape above = shape.parent();
        String member = shape.plan().ownerMember();
        Document reference = document == null || member == null ? null : document.member(member);
        if (above == null || reference == null) {
            return null;
        }
        IdentityMember idMember = above.idMember();
        Document inner = reference.isObject() && idMember != null ? idMember.in(reference) : reference;
        String id = IdentifierText.of(inner == null ? reference : inner);
        Row row = id == null ? null : context.transaction().store(above.index()).find(id);
        return row == null ? null : row.id();
    }

    /**
     * Returns the owner of a changed row: another one if rows may move and the document refers to another.
     *
     * @param path the owner in the path of the request, or null
     */
    @Nullable
    String of(Row row, byte[] document, @Nullable String path) {
        boolean fixed = row.owner() == null
                || path != null
                || shape.isScoped()
                || shape.plan().ownerMember() == null;
        String changed = fixed ? null : in(Json.parse(document));
        return changed == null ? row.owner() : changed;
    }
}
