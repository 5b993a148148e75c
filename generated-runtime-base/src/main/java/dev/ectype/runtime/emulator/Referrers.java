package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.plan.ReferrersPlan;
import dev.ectype.runtime.state.Order;
import dev.ectype.runtime.state.PageRequest;
import dev.ectype.runtime.state.Row;
import dev.ectype.runtime.state.RowFilter;
import dev.ectype.runtime.state.StoredMember;
import java.util.List;
import java.util.Objects;

/** Those of one kind that refer by a member to one of another, oldest first. */
final class Referrers {
    private final Exchange exchange;
    private final Stored<?> target;

    Referrers(Exchange exchange, Stored<?> target) {
        this.exchange = exchange;
        this.target = target;
    }

    /** The rows of a resource that hold in a member what the target is called. */
    List<Row> rows(String resource, String member) {
        Document id = target.instance().shape().idDocument(target.id());
        RowFilter refers = RowFilter.equal(StoredMember.of(member), id.toBytes());
        return exchange.transaction()
                .store(exchange.world().shapes().get(resource).index())
                .page(PageRequest.of(Order.OLDEST_FIRST, 0, Integer.MAX_VALUE), refers)
                .rows();
    }

    /** The reply that lists their names. */
    Document named() {
        ReferrersPlan plan =
                Objects.requireNonNull(exchange.endpoint().route().plan().referrers(), "a plan of what refers");
        ResourceShape shape = exchange.world().shapes().get(plan.from());
        JsonWriter out = new JsonWriter(128).beginObject();
        out.name(plan.itemsAt().names().get(0)).beginArray();
        rows(plan.from(), plan.member()).forEach(row -> out.value(shape.visibleId(row)));
        return out.endArray().endObject().toDocument();
    }
}
