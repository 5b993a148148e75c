package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.reply.Shown;
import dev.ectype.runtime.emulator.resource.Documents;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.Coercion;
import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.Direction;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.state.Row;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The instances of a shelf that have no row: those that exist by description, and those that still show after their end. */
final class Unstored {
    private final Shelf shelf;
    private final ResourceShape shape;

    Unstored(Shelf shelf) {
        this.shelf = shelf;
        this.shape = shelf.shape();
    }

    /** An instance without a row: one that was deleted and still shows, or one that exists by description. */
    Shown.@Nullable Instance of(String id, boolean writes) {
        String rowId = shelf.rowId(id);
        Row grave = shelf.table().tombstone(rowId);
        if (grave != null) {
            boolean shows = shape.plan().tombstone() != null && !writes && shelf.belongs(grave);
            return shows ? new Shown.Instance(shape, rowId, id, grave.version(), grave.document()) : null;
        }
        // What has become a row and is not on this shelf is another parent's.
        boolean exists = shape.isBoundless() || new Oneself(shelf).is(id);
        return exists && shelf.table().find(rowId) == null ? imagined(id) : null;
    }

    /** An instance without a row that has a value in a member: where any identifier names one, any name does. */
    Shown.@Nullable Instance by(String member, String value) {
        MemberSchema described = Shape.member(shape.type(), member);
        if (!shape.isBoundless() || shelf.isId(member) || described == null) {
            return null;
        }
        Document name = Coercion.coerce(value, described.type());
        String id = shelf.exchange().world().documents().idOf(shape, member, value);
        String rowId = shelf.rowId(id);
        boolean taken = shelf.table().find(rowId) != null || shelf.table().tombstone(rowId) != null;
        return taken || !Validator.allows(described.type(), name, Direction.STORED) ? null : imagined(id, member, name);
    }

    /** The instance as it is before anybody has changed it: a pure function of the seed and its identifier. */
    Shown.Instance imagined(String id) {
        return imagined(id, new PathMembers(shelf).beside(null));
    }

    private Shown.Instance imagined(String id, String member, Document value) {
        Map<String, Document> assigned = new PathMembers(shelf).beside(null);
        assigned.put(member, value);
        return imagined(id, assigned);
    }

    private Shown.Instance imagined(String id, Map<String, Document> assigned) {
        String rowId = shape.plan().singleton() && shelf.owner() != null ? shelf.owner() : shelf.rowId(id);
        Documents.Subject subject = new Documents.Subject(shape, rowId, id, assigned);
        byte[] document = shelf.exchange()
                .world()
                .documents()
                .given(subject, null, shelf.exchange().world().start());
        return new Shown.Instance(shape, rowId, id, 1, document);
    }
}
