package dev.ectype.runtime.emulator.table;

import dev.ectype.runtime.emulator.document.IdentityCompanions;
import dev.ectype.runtime.emulator.model.StoredInstance;
import dev.ectype.runtime.json.Document;
import org.jspecify.annotations.Nullable;

/** Writes the members beside a nested identifier into new and changed documents of a table. */
record CompanionWriter(ScopedTable scopedTable) {
    byte[] withCompanions(@Nullable Document before, byte[] document, String rowId) {
        if (!IdentityCompanions.exist(scopedTable.shape())) {
            return document;
        }
        StoredInstance<?> parent = scopedTable.owner() == null ? null : scopedTable.parent();
        var transaction = scopedTable.context().transaction();
        IdentityCompanions.Write write = new IdentityCompanions.Write(
                rowId,
                transaction.state().position() + 1,
                transaction.now(),
                parent == null ? null : parent.instance().id());
        return IdentityCompanions.set(scopedTable.shape(), before, document, write);
    }
}
