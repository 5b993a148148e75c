package dev.ectype.runtime.emulator.queue;

import dev.ectype.runtime.emulator.context.RequestContext;
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

/** Those of one kind that refer by a member to one of another, oldest first. */
public final class ReferrerList {
    private final RequestContext context;
    private final StoredInstance<?> target;

    public ReferrerList(RequestContext exchange, StoredInstance<?> target) {
        this.context = exchange;
        this.target = target;
    }

    /** The rows of a resource that hold in a member what the target is called. */
    List<Row> rows(String resource, String member) {
        Document id = target.instance().shape().idDocument(target.id());
        RowFilter refers = RowFilter.equal(StoredMember.of(member), id.toBytes());
        return context.transaction()
                .store(context.sandbox().shapes().get(resource).index())
                .page(RowPageRequest.of(Order.OLDEST_FIRST, 0, Integer.MAX_VALUE), refers)
                .rows();
    }

    /** The reply that lists their names. */
    public Document named() {
        ReferrersPlan plan = Objects.requireNonNull(
                context.preparedOperation().route().plan().referrers(), "a plan of what refers");
        ResourceShape shape = context.sandbox().shapes().get(plan.from());
        JsonWriter out = new JsonWriter(128).beginObject();
        out.name(plan.itemsAt().names().get(0)).beginArray();
        rows(plan.from(), plan.member()).forEach(row -> out.value(shape.visibleId(row)));
        return out.endArray().endObject().toDocument();
    }
}
