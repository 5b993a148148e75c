package dev.ectype.runtime.emulator.table;

import dev.ectype.runtime.emulator.context.RequestTransaction;
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

    private final RequestTransaction context;
    /** The instances that caused the current change. Without them, mutual copies would update each other forever. */
    private final Set<String> causes = new LinkedHashSet<>();

    private DenormalizedCopies(RequestTransaction context) {
        this.context = context;
    }

    /** Updates all copies of a changed row. */
    public static void follow(RequestTransaction context, ResourceShape shape, byte[] before, Row after) {
        boolean hasCopies = !shape.referenceMembers().copies().isEmpty()
                || !shape.referenceMembers().deepCopies().isEmpty();
        if (hasCopies) {
            new DenormalizedCopies(context).follow(shape, before, after);
        }
    }

    private void follow(ResourceShape shape, byte[] before, Row after) {
        String cause = shape.name() + "/" + after.id();
        if (causes.size() >= LONGEST_CHAIN || !causes.add(cause)) {
            return;
        }
        for (EmbeddedCopy copy : shape.referenceMembers().copies()) {
            byte[] id = StoredMember.of(copy.id()).valueIn(before);
            ResourceShape container = context.shapes().get(copy.container());
            TransactionTable store = context.transaction().store(container.index());
            List<Row> rows =
                    id == null ? List.of() : store.keyedBy(copy.key(), id, ALL).rows();
            for (Row found : rows) {
                Row row = store.find(found.id());
                if (row != null && !causes.contains(container.name() + "/" + found.id())) {
                    update(
                            new CopyLocation(container, copy.member(), row),
                            shape,
                            Json.parse(before),
                            after.document());
                }
            }
        }
        for (NestedCopy copy : shape.referenceMembers().deepCopies()) {
            Document id = Json.parse(before).member(copy.id());
            ResourceShape container = context.shapes().get(copy.container());
            TransactionTable store = context.transaction().store(container.index());
            List<Row> rows = id == null
                    ? List.of()
                    : store.under(NestedCopies.key(shape.name(), id), ALL).rows();
            for (Row found : rows) {
                Row row = store.find(found.id());
                if (row != null && !causes.contains(container.name() + "/" + found.id())) {
                    update(
                            new CopyLocation(container, copy.member(), row),
                            copy,
                            shape,
                            Json.parse(before),
                            after.document());
                }
            }
        }
        causes.remove(cause);
    }

    private void update(CopyLocation location, NestedCopy copy, ResourceShape of, Document before, byte[] after) {
        Document value = Json.parse(location.row.document()).member(location.member);
        MemberSchema described = SchemaShape.member(location.resource.type(), location.member);
        if (value == null || described == null) {
            return;
        }
        Document now = Json.parse(after);
        Document id = before.member(copy.id());
        put(location, value, copy.changed(value, described.type(), (document, type) -> {
            boolean same = id != null && id.equals(document.member(copy.id()));
            return same && (!of.isScoped() || shows(document, before))
                    ? current(document, before, now, type)
                    : document;
        }));
    }

    private void put(CopyLocation location, Document before, Document after) {
        if (after.equals(before) || !DocumentFactory.allows(location.resource, location.member, after)) {
            return;
        }
        Document stored = Json.parse(location.row.document());
        byte[] document =
                ObjectEdit.of(stored).set(location.member, after).toDocument().toBytes();
        byte[] moved =
                new ScopedTable(context, location.resource, null).moved(stored, document, location.row.id(), null);
        Row written = context.transaction().store(location.resource.index()).replace(location.row, moved);
        follow(location.resource, location.row.document(), written);
    }

    /** The location of an embedded copy. */
    private record CopyLocation(ResourceShape resource, String member, Row row) {}

    private void update(CopyLocation location, ResourceShape of, Document before, byte[] after) {
        ResourceShape container = location.resource;
        Document document = Json.parse(location.row.document());
        Document copy = document.member(location.member);
        MemberSchema described = SchemaShape.member(container.type(), location.member);
        if (copy == null || described == null || !copy.isObject() || of.isScoped() && !shows(copy, before)) {
            return;
        }
        put(location, copy, current(copy, before, Json.parse(after), described.type()));
    }

    /** Whether a copy belongs to a source, for resources with identifiers that are unique only within a parent. */
    private static boolean shows(Document copy, Document source) {
        for (JsonMember member : copy.members()) {
            Document value = source.member(member.name());
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
            boolean known = before.member(member.name()) != null || copy.member(member.name()) != null;
            boolean plain = !member.value().isObject() && !member.value().isArray();
            if (!known && plain && SchemaShape.member(type, member.name()) != null) {
                out.name(member.name()).value(member.value());
            }
        }
        return out.endObject().toDocument();
    }

    private static Document value(JsonMember member, @Nullable Document before, @Nullable Document after, Schema type) {
        MemberSchema described = SchemaShape.member(type, member.name());
        if (after == null || after.equals(before)) {
            return member.value();
        }
        if (described != null && member.value().isObject() && after.isObject()) {
            Document known = before == null || !before.isObject() ? Document.EMPTY_OBJECT : before;
            return current(member.value(), known, after, described.type());
        }
        boolean allowed = described == null || Validator.allows(described.type(), after, Direction.STORED);
        return allowed ? after : member.value();
    }
}
