package dev.ectype.runtime.emulator.table;

import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.document.DocumentFactory;
import dev.ectype.runtime.emulator.list.MemberFilters;
import dev.ectype.runtime.emulator.resource.ReferenceMembers;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.patch.PathEdit;
import dev.ectype.runtime.state.TransactionTable;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowPageRequest;
import dev.ectype.runtime.state.tree.Order;
import java.util.List;

/** Removes a removed instance from the lists of references in other instances. */
public final class ListReferences {
    private static final RowPageRequest ALL = RowPageRequest.of(Order.OLDEST_FIRST, 0, Integer.MAX_VALUE);

    private final RequestTransaction context;

    public ListReferences(RequestTransaction context) {
        this.context = context;
    }

    /** Removes the references to a row. Lists whose type requires the element keep it. */
    public void drop(ResourceShape shape, Row removed) {
        for (ReferenceMembers.ListedBy list : shape.referenceMembers().lists()) {
            drop(shape, removed, list.container(), list.member());
        }
    }

    private void drop(ResourceShape shape, Row removed, ResourceShape container, MemberPath member) {
        List<String> keys = container.referenceMembers().keys(member);
        String id = shape.visibleId(removed);
        TransactionTable table = context.transaction().store(container.index());
        for (Row row :
                table.page(ALL, MemberFilters.referencing(member, id, keys)).rows()) {
            boolean near =
                    !shape.isScoped() || Owners.of(context, container, row).mayInclude(shape, removed);
            Document before = Json.parse(row.document());
            Document list = near ? before.at(member) : null;
            if (list != null && list.isArray()) {
                write(container, row, before, member, without(list, id, keys));
            }
        }
    }

    private void write(ResourceShape container, Row row, Document before, MemberPath member, Document list) {
        if (DocumentFactory.allows(container, member, list)) {
            byte[] document = PathEdit.set(before, member, list).toBytes();
            ScopedTable scopedTable = new ScopedTable(context, container, null);
            context.transaction()
                    .store(container.index())
                    .replace(row, scopedTable.moved(before, document, row.id(), null));
        }
    }

    private static Document without(Document list, String id, List<String> keys) {
        JsonWriter out = new JsonWriter(list.length()).beginArray();
        for (Document element : list.elements()) {
            if (!MemberFilters.refersTo(element, id, keys)) {
                out.value(element);
            }
        }
        return out.endArray().toDocument();
    }
}
