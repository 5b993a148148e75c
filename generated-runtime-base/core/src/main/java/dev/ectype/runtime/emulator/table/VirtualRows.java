package dev.ectype.runtime.emulator.table;

import dev.ectype.runtime.emulator.document.DocumentFactory;
import dev.ectype.runtime.emulator.reply.ReplyContent;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.Coercion;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.keyword.Direction;
import dev.ectype.runtime.state.row.Row;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds instances without a row: virtual instances of the API description and tombstones of deleted instances. */
public final class VirtualRows {
    private final ScopedTable scopedTable;
    private final ResourceShape shape;

    public VirtualRows(ScopedTable scopedTable) {
        this.scopedTable = scopedTable;
        this.shape = scopedTable.shape();
    }

    /** Returns the tombstone or the virtual instance with an identifier, or null. */
    public ReplyContent.@Nullable Instance of(String id, boolean writes) {
        String rowId = scopedTable.rowId(id);
        Row grave = scopedTable.table().tombstone(rowId);
        if (grave != null) {
            boolean shows = shape.plan().tombstone() != null && !writes && scopedTable.belongs(grave);
            return shows ? new ReplyContent.Instance(shape, rowId, id, grave.version(), grave.document()) : null;
        }
        // A row that exists outside of this table belongs to another parent.
        boolean exists = shape.isBoundless() || new CurrentUserResolver(scopedTable).isCurrentUser(id);
        return exists && scopedTable.table().find(rowId) == null ? virtualInstance(id) : null;
    }

    /** Returns a virtual instance with a value in a member, or null. Only boundless resources have one for every value. */
    public ReplyContent.@Nullable Instance by(String member, String value) {
        MemberSchema described = SchemaShape.member(shape.type(), member);
        if (!shape.isBoundless() || scopedTable.isId(member) || described == null) {
            return null;
        }
        Document name = Coercion.coerce(value, described.type());
        String id = scopedTable.context().documents().idOf(shape, member, value);
        String rowId = scopedTable.rowId(id);
        boolean taken =
                scopedTable.table().find(rowId) != null || scopedTable.table().tombstone(rowId) != null;
        return taken || !Validator.allows(described.type(), name, Direction.STORED)
                ? null
                : virtualInstance(id, member, name);
    }

    /** Returns the virtual instance with an identifier before any change. It depends only on the seed and the identifier. */
    public ReplyContent.Instance virtualInstance(String id) {
        return virtualInstance(id, new PathAssignedMembers(scopedTable).assignedMembers(null));
    }

    private ReplyContent.Instance virtualInstance(String id, String member, Document value) {
        Map<String, Document> assigned =
                new LinkedHashMap<>(new PathAssignedMembers(scopedTable).assignedMembers(null));
        assigned.put(member, value);
        return virtualInstance(id, assigned);
    }

    private ReplyContent.Instance virtualInstance(String id, Map<String, Document> assigned) {
        String rowId =
                shape.plan().singleton() && scopedTable.owner() != null ? scopedTable.owner() : scopedTable.rowId(id);
        DocumentFactory.Subject subject = new DocumentFactory.Subject(shape, rowId, id, assigned);
        byte[] document = scopedTable
                .context()
                .documents()
                .generated(subject, null, scopedTable.context().sandbox().start());
        return new ReplyContent.Instance(shape, rowId, id, 1, document);
    }
}
