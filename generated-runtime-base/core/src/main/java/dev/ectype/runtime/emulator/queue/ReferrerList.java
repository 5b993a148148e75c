package dev.ectype.runtime.emulator.queue;

import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.model.StoredInstance;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.plan.ReferrersPlan;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowFilter;
import dev.ectype.runtime.state.row.RowPageRequest;
import dev.ectype.runtime.state.row.StoredMember;
import dev.ectype.runtime.state.tree.Order;
import java.util.List;
import java.util.Objects;

/** Lists the instances of one resource that refer to an instance, oldest first. */
public final class ReferrerList {
    private final RequestTransaction context;
    private final StoredInstance<?> target;

    public ReferrerList(RequestTransaction context, StoredInstance<?> target) {
        this.context = context;
        this.target = target;
    }

    /** Returns the rows of a resource with the target's identifier in a member. */
    List<Row> rows(String resource, String member) {
        Document id = target.instance().shape().idDocument(target.id());
        RowFilter refers = RowFilter.equal(StoredMember.of(member), id.toBytes());
        return context.transaction()
                .store(context.shapes().get(resource).index())
                .page(RowPageRequest.of(Order.OLDEST_FIRST, 0, Integer.MAX_VALUE), refers)
                .rows();
    }

    /** Returns the reply with the identifiers of the referring instances. */
    public Document named() {
        ReferrersPlan plan = Objects.requireNonNull(
                context.preparedOperation().route().plan().referrers(), "a plan with referrers");
        ResourceShape shape = context.shapes().get(plan.from());
        JsonWriter out = new JsonWriter(128).beginObject();
        out.name(plan.itemsAt().names().get(0)).beginArray();
        rows(plan.from(), plan.member()).forEach(row -> out.value(shape.visibleId(row)));
        return out.endArray().endObject().toDocument();
    }
}
