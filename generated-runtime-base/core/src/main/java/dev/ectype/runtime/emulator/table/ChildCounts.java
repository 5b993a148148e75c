package dev.ectype.runtime.emulator.table;

import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.document.DocumentFactory;
import dev.ectype.runtime.emulator.resource.IdentityMember;
import dev.ectype.runtime.emulator.resource.ReferenceMembers;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.plan.resource.ChildCountPlan;
import dev.ectype.runtime.state.TransactionTable;
import dev.ectype.runtime.state.row.Row;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Updates the members that count children or referencing instances. A change costs one write for each changed count, however many
 * instances there are.
 */
public final class ChildCounts {
    private final RequestTransaction context;

    private ChildCounts(RequestTransaction context) {
        this.context = context;
    }

    /**
     * Updates the counts of a created, changed or removed row.
     *
     * @param before the row before the change, or null for a created one
     * @param after the row after the change, or null for a removed one
     */
    public static void update(
            RequestTransaction context, ResourceShape shape, @Nullable Row before, @Nullable Row after) {
        List<ReferenceMembers.CountedBy> counts = shape.referenceMembers().counts();
        for (int at = 0; at < counts.size(); at++) {
            new ChildCounts(context).update(shape, counts.get(at), before, after);
        }
    }

    private void update(
            ResourceShape shape, ReferenceMembers.CountedBy count, @Nullable Row before, @Nullable Row after) {
        String from = before == null ? null : counting(shape, count, before);
        String to = after == null ? null : counting(shape, count, after);
        if (!Objects.equals(from, to)) {
            add(count, from, -1);
            add(count, to, 1);
        }
    }

    /** Returns the row of the instance that counts a row, or null. */
    private @Nullable String counting(ResourceShape shape, ReferenceMembers.CountedBy count, Row row) {
        ChildCountPlan plan = count.plan();
        Document document = Json.parse(row.document());
        Document state = plan.stateMember() == null ? null : document.member(plan.stateMember());
        if (plan.state() != null
                && (state == null || !state.isString() || !state.text().equals(plan.state()))) {
            return null;
        }
        return plan.reference() == null
                ? row.owner()
                : referenced(shape, count.parent(), document.member(plan.reference()), row);
    }

    private @Nullable String referenced(
            ResourceShape shape, ResourceShape target, @Nullable Document reference, Row row) {
        IdentityMember idMember = target.idMember();
        Document id =
                reference != null && reference.isObject() && idMember != null ? idMember.in(reference) : reference;
        if (id == null || !id.isString() && !id.isNumber()) {
            return null;
        }
        Row found = new ReferenceLookup(context).row(target, id.text(), Owners.of(context, shape, row));
        return found == null ? null : found.id();
    }

    private void add(ReferenceMembers.CountedBy count, @Nullable String rowId, int change) {
        ResourceShape parent = count.parent();
        TransactionTable table = context.transaction().store(parent.index());
        Row row = rowId == null ? null : table.find(rowId);
        if (row == null) {
            return;
        }
        Document before = Json.parse(row.document());
        Document known = before.member(count.plan().member());
        long number = Math.max(0, (known != null && known.isLong() ? known.longValue() : 0) + change);
        if (DocumentFactory.allows(parent, count.plan().member(), Document.of(number))) {
            byte[] document = ObjectEdit.of(before)
                    .set(count.plan().member(), Document.of(number))
                    .toDocument()
                    .toBytes();
            Row written =
                    table.replace(row, new ScopedTable(context, parent, null).moved(before, document, row.id(), null));
            DenormalizedCopies.follow(context, parent, row.document(), written);
        }
    }
}
