package dev.ectype.runtime.emulator.table;

import dev.ectype.runtime.emulator.context.RequestContext;
import dev.ectype.runtime.emulator.document.DocumentFactory;
import dev.ectype.runtime.emulator.resource.EmbeddedCopy;
import dev.ectype.runtime.emulator.resource.NestedCopies;
import dev.ectype.runtime.emulator.resource.NestedCopy;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.keyword.Direction;
import dev.ectype.runtime.state.TransactionTable;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowPageRequest;
import dev.ectype.runtime.state.row.StoredMember;
import dev.ectype.runtime.state.tree.Order;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Updates embedded copies when their source instance changes. Copies are updated on write, because reads are more frequent;
 * copies of a removed instance stay. An index finds the copies, so a change costs as many writes as there are copies.
 */
public final class DenormalizedCopies {
    private static final RowPageRequest ALL = RowPageRequest.of(Order.OLDEST_FIRST, 0, Integer.MAX_VALUE);

    private static final int LONGEST_CHAIN = 4;

    private final RequestContext context;
    /** The instances that caused the current change. Without them, mutual copies would update each other forever. */
    private final Set<String> causes = new LinkedHashSet<>();

    private DenormalizedCopies(RequestContext exchange) {
        this.context = exchange;
    }

    /** Updates all copies of a changed row. */
    public static void follow(RequestContext exchange, ResourceShape shape, byte[] before, Row after) {
        boolean shown = !shape.referenceMembers().copies().isEmpty()
                || !shape.referenceMembers().deepCopies().isEmpty();
        if (shown) {
            new DenormalizedCopies(exchange).follow(shape, before, after);
        }
    }

    private void follow(ResourceShape shape, byte[] before, Row after) {
        String cause = shape.name() + "/" + after.id();
        if (causes.size() >= LONGEST_CHAIN || !causes.add(cause)) {
            return;
        }
        for (EmbeddedCopy copy : shape.referenceMembers().copies()) {
            byte[] id = StoredMember.of(copy.id()).valueIn(before);
            ResourceShape holder = context.sandbox().shapes().get(copy.container());
            TransactionTable store = context.transaction().store(holder.index());
            List<Row> rows =
                    id == null ? List.of() : store.keyedBy(copy.key(), id, ALL).rows();
            for (Row found : rows) {
                Row row = store.find(found.id());
                if (row != null && !causes.contains(holder.name() + "/" + found.id())) {
                    update(new CopyLocation(holder, copy.member(), row), shape, Json.parse(before), after.document());
                }
            }
        }
        for (NestedCopy copy : shape.referenceMembers().deepCopies()) {
            Document id = Json.parse(before).member(copy.id());
            ResourceShape holder = context.sandbox().shapes().get(copy.container());
            TransactionTable store = context.transaction().store(holder.index());
            List<Row> rows = id == null
                    ? List.of()
                    : store.under(NestedCopies.key(shape.name(), id), ALL).rows();
            for (Row found : rows) {
                Row row = store.find(found.id());
                if (row != null && !causes.contains(holder.name() + "/" + found.id())) {
                    update(
                            new CopyLocation(holder, copy.member(), row),
                            copy,
                            shape,
                            Json.parse(before),
                            after.document());
                }
            }
        }
        causes.remove(cause);
    }

    private void update(CopyLocation place, NestedCopy copy, ResourceShape of, Document before, byte[] after) {
        Document value = Json.parse(place.row.document()).member(place.member);
        MemberSchema described = SchemaShape.member(place.resource.type(), place.member);
        if (value == null || described == null) {
            return;
        }
        Document now = Json.parse(after);
        Document id = before.member(copy.id());
        put(place, value, copy.changed(value, described.type(), (shown, type) -> {
            boolean same = id != null && id.equals(shown.member(copy.id()));
            return same && (!of.isScoped() || shows(shown, before)) ? current(shown, before, now, type) : shown;
        }));
    }

    private void put(CopyLocation place, Document before, Document after) {
        if (after.equals(before) || !DocumentFactory.allows(place.resource, place.member, after)) {
            return;
        }
        Document whole = Json.parse(place.row.document());
        byte[] document =
                ObjectEdit.of(whole).set(place.member, after).toDocument().toBytes();
        byte[] moved = new ScopedTable(context, place.resource, null).moved(whole, document, place.row.id(), null);
        Row written = context.transaction().store(place.resource.index()).replace(place.row, moved);
        follow(place.resource, place.row.document(), written);
    }

    /** The location of an embedded copy. */
    private record CopyLocation(ResourceShape resource, String member, Row row) {}

    private void update(CopyLocation place, ResourceShape of, Document before, byte[] after) {
        ResourceShape holder = place.resource;
        Document shown = Json.parse(place.row.document());
        Document copy = shown.member(place.member);
        MemberSchema described = SchemaShape.member(holder.type(), place.member);
        if (copy == null || described == null || !copy.isObject() || of.isScoped() && !shows(copy, before)) {
            return;
        }
        put(place, copy, current(copy, before, Json.parse(after), described.type()));
    }

    /** Whether a copy belongs to a source, for resources with identifiers that are unique only within a parent. */
    private static boolean shows(Document copy, Document thing) {
        for (JsonMember member : copy.members()) {
            Document value = thing.member(member.name());
            if (value != null && !value.equals(member.value())) {
                return false;
            }
        }
        return true;
    }

    /** Returns an updated copy. It gains only scalar members, because instances may embed each other. */
    private static Document current(Document copy, Document before, Document after, Schema type) {
        JsonWriter out = new JsonWriter(copy.length() + 32).beginObject();
        for (JsonMember member : copy.members()) {
            String name = member.name();
            Document value = after.member(name) == null && member.value().equals(before.member(name))
                    ? null
                    : value(member, before.member(name), after.member(name), type);
            if (value != null) {
                out.name(name).value(value);
            }
        }
        for (JsonMember member : after.members()) {
            boolean told = before.member(member.name()) != null || copy.member(member.name()) != null;
            boolean plain = !member.value().isObject() && !member.value().isArray();
            if (!told && plain && SchemaShape.member(type, member.name()) != null) {
                out.name(member.name()).value(member.value());
            }
        }
        return out.endObject().toDocument();
    }

    private static Document value(JsonMember shown, @Nullable Document before, @Nullable Document after, Schema type) {
        MemberSchema described = SchemaShape.member(type, shown.name());
        if (after == null || after.equals(before)) {
            return shown.value();
        }
        if (described != null && shown.value().isObject() && after.isObject()) {
            Document known = before == null || !before.isObject() ? Document.EMPTY_OBJECT : before;
            return current(shown.value(), known, after, described.type());
        }
        boolean allowed = described == null || Validator.allows(described.type(), after, Direction.STORED);
        return allowed ? after : shown.value();
    }
}
