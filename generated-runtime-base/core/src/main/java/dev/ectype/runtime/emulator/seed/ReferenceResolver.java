package dev.ectype.runtime.emulator.seed;

import dev.ectype.runtime.emulator.document.ReferenceEncoder;
import dev.ectype.runtime.emulator.list.MemberFilters;
import dev.ectype.runtime.emulator.resource.ReferenceMembers;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.resource.ResourceShapes;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.patch.PathEdit;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.keyword.Direction;
import dev.ectype.runtime.state.Transaction;
import dev.ectype.runtime.state.TransactionTable;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowPageRequest;
import dev.ectype.runtime.state.tree.Order;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Replaces generated references with identifiers of stored resources and embeds their stored representation. */
public final class ReferenceResolver {
    private static final int CHOICE = 10;

    private final ResourceShapes shapes;
    private final Transaction transaction;

    public ReferenceResolver(ResourceShapes shapes, Transaction transaction) {
        this.shapes = shapes;
        this.transaction = transaction;
    }

    /**
     * Replaces the references of a new document that neither the client nor the path and the user of the request set.
     *
     * @param assigned the members that the path and the user of the request set
     */
    public byte[] resolved(
            ResourceShape shape, String rowId, byte[] document, @Nullable Document sent, Set<String> assigned) {
        List<ReferenceMembers.Reference> open = shape.referenceMembers().references().stream()
                .filter(reference -> sent == null || sent.at(reference.member()) == null)
                .filter(reference ->
                        !assigned.contains(reference.member().names().get(0)))
                .toList();
        return open.isEmpty() ? document : withoutDangling(shape, resolved(shape, rowId, document, open), open);
    }

    /** Removes generated optional references to resources without any instance, or makes them null. */
    private byte[] withoutDangling(ResourceShape shape, byte[] document, List<ReferenceMembers.Reference> references) {
        List<ReferenceMembers.Reference> dangling =
                references.stream().filter(this::isDangling).toList();
        if (dangling.isEmpty()) {
            return document;
        }
        Document left = Json.parse(document);
        for (ReferenceMembers.Reference reference : dangling) {
            MemberSchema member = reference.member().names().size() > 1
                    ? null
                    : SchemaShape.member(
                            shape.type(), reference.member().names().get(0));
            Document value = left.at(reference.member());
            if (member != null && !member.required() && value != null && !value.isArray()) {
                left = Validator.allows(member.type(), Document.NULL, Direction.STORED)
                        ? PathEdit.set(left, reference.member(), Document.NULL)
                        : PathEdit.remove(left, reference.member());
            }
        }
        return left.toBytes();
    }

    private boolean isDangling(ReferenceMembers.Reference reference) {
        ResourceShape target = shapes.get(reference.resource());
        return !target.isBoundless()
                && !target.plan().singleton()
                && transaction.store(target.index()).count() == 0;
    }

    /** Replaces the references of all seeded instances of a resource after all resources were seeded. */
    void resolveAll(ResourceShape shape) {
        TransactionTable store = transaction.store(shape.index());
        for (Row row : shape.referenceMembers().references().isEmpty() ? List.<Row>of() : SeedRows.rows(store)) {
            byte[] settled = resolved(
                    shape, row.id(), row.document(), shape.referenceMembers().references());
            if (settled != row.document()) {
                store.replace(row, settled);
            }
        }
    }

    private byte[] resolved(
            ResourceShape shape, String rowId, byte[] document, List<ReferenceMembers.Reference> references) {
        Document before = Json.parse(document);
        Document after = before;
        for (ReferenceMembers.Reference reference : references) {
            Document generated = after.at(reference.member());
            Row target = generated == null || generated.isNull() ? null : chosen(shape, reference, rowId, generated);
            ResourceShape targetShape = shapes.get(reference.resource());
            Document value =
                    target == null ? null : ReferenceEncoder.of(shape, reference.member(), targetShape, target);
            if (value != null && !value.equals(generated)) {
                after = PathEdit.set(after, reference.member(), value);
            }
        }
        return after == before ? document : after.toBytes();
    }

    /** Returns the instance that an example identifies, else one of the oldest instances, varied by document. */
    private @Nullable Row chosen(
            ResourceShape shape, ReferenceMembers.Reference reference, String rowId, Document generated) {
        List<String> keys = shape.referenceMembers().keys(reference.member());
        ResourceShape targetShape = shapes.get(reference.resource());
        List<Row> rows = transaction
                .store(targetShape.index())
                .page(RowPageRequest.of(Order.OLDEST_FIRST, 0, CHOICE))
                .rows();
        for (Row row : rows) {
            if (MemberFilters.references(generated, targetShape.visibleId(row), keys)) {
                return row;
            }
        }
        return rows.isEmpty() ? null : rows.get(Math.floorMod(rowId.hashCode(), rows.size()));
    }
}
