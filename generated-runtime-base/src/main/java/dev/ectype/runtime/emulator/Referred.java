package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.reply.Shown;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.Member;
import dev.ectype.runtime.json.PlainName;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.state.Order;
import dev.ectype.runtime.state.PageRequest;
import dev.ectype.runtime.state.Row;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the instances to which documents refer. */
final class Referred {
    private static final List<String> ENDINGS = List.of("id", "gid", "uuid", "ids", "gids", "uuids");
    private static final int MOST = 100;

    private final Exchange exchange;

    Referred(Exchange exchange) {
        this.exchange = exchange;
    }

    /** The stored instance of one of the resources that the type shows, or null. */
    @Nullable
    Document named(Document id, Schema type) {
        for (ResourceShape shape : exchange.world().shapes().shownBy(type)) {
            Document found = find(shape, id.text());
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private @Nullable Document find(ResourceShape shape, String id) {
        Shelf shelf = new Shelf(exchange, shape, null);
        Row row = shelf.find(id);
        if (row != null) {
            return Json.parse(row.document());
        }
        Shown.Instance other = new Unstored(shelf).of(id, false);
        return other == null ? null : Json.parse(other.document());
    }

    /**
     * What belongs into a member that nobody has stored: the instances that a member beside it names, {@code author_id}
     * beside {@code author}, else those that live below or point back at the one that is shown.
     */
    @Nullable
    Document beside(Document holder, MemberSchema member, Shown.@Nullable Instance of) {
        Schema items = Shape.bare(member.type()) instanceof ArraySchema array ? array.items() : null;
        Document ids = ids(holder, member.name());
        if (items == null) {
            return ids == null || ids.isArray() ? null : named(ids, member.type());
        }
        JsonWriter out = new JsonWriter(256).beginArray();
        int found = 0;
        if (ids != null && ids.isArray()) {
            for (Document id : ids.elements()) {
                Document one = named(id, items);
                found += one == null ? 0 : 1;
                if (one != null) {
                    out.value(one);
                }
            }
        } else if (of != null) {
            for (Row row : pointing(of, items)) {
                out.value(Json.parse(row.document()));
                found++;
            }
        }
        return found == 0 ? null : out.endArray().toDocument();
    }

    private static @Nullable Document ids(Document holder, String name) {
        String plain = PlainName.of(name);
        String one = plain.endsWith("s") ? plain.substring(0, plain.length() - 1) : plain;
        for (Member member : holder.members()) {
            String other = PlainName.of(member.name());
            for (String ending : ENDINGS) {
                boolean names = other.equals(plain + ending) || other.equals(one + ending);
                if (names && !member.value().isNull() && !member.value().isObject()) {
                    return member.value();
                }
            }
        }
        return null;
    }

    private List<Row> pointing(Shown.Instance at, Schema type) {
        for (ResourceShape shape : exchange.world().shapes().shownBy(type)) {
            PageRequest page = PageRequest.of(Order.NEWEST_FIRST, 0, MOST);
            var table = exchange.transaction().store(shape.index());
            if (shape.parent() == at.shape()) {
                return table.ownedBy(at.rowId(), page).rows();
            }
            String reference = exchange.world().shapes().reference(shape, at.shape());
            if (reference != null) {
                return table.page(
                                page,
                                row -> Filter.leads(Json.parse(row.document()).member(reference), at.id()))
                        .rows();
            }
        }
        return List.of();
    }
}
