package dev.ectype.runtime.emulator.write;

import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.document.ComposedTexts;
import dev.ectype.runtime.emulator.document.CountedMembers;
import dev.ectype.runtime.emulator.document.DocumentFactory;
import dev.ectype.runtime.emulator.reply.ReplyContent;
import dev.ectype.runtime.emulator.resource.KnownQualifiers;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.seed.ReferenceResolver;
import dev.ectype.runtime.emulator.seed.SeedRows;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.emulator.table.ChildCounts;
import dev.ectype.runtime.emulator.table.DocumentOwner;
import dev.ectype.runtime.emulator.table.EmbeddingParents;
import dev.ectype.runtime.emulator.table.InstanceRenaming;
import dev.ectype.runtime.emulator.table.PathAssignedMembers;
import dev.ectype.runtime.emulator.table.ScopedTable;
import dev.ectype.runtime.emulator.table.UniqueMembers;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.plan.resource.IdStylePlan;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.table.DuplicateId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Creates instances: chooses identifiers, completes documents and creates dependent instances. */
public final class RowCreator {
    private final ScopedTable scopedTable;
    private final RequestTransaction context;
    private final ResourceShape shape;
    private final dev.ectype.runtime.state.TransactionTable table;

    public RowCreator(ScopedTable scopedTable) {
        this.scopedTable = scopedTable;
        this.context = scopedTable.context();
        this.shape = scopedTable.shape();
        this.table = scopedTable.table();
    }

    /**
     * Creates an instance.
     *
     * @param pathId the identifier from the path, or null
     */
    public Row insert(@Nullable Document sent, @Nullable String pathId) {
        Document item = IncomingInstance.item(described(sent), scopedTable, null);
        new RequiredReferences(scopedTable).check(item);
        String ownerId = ownerKey(item);
        String id = pathId == null ? new IdentifierChooser(context, shape, table, ownerId).choose(item) : pathId;
        String rowId = shape.rowId(id, ownerId);
        InstanceRenaming renaming = shape.isRenamable() ? new InstanceRenaming(scopedTable) : null;
        Row other = renaming == null ? null : scopedTable.find(id);
        if (renaming != null && other != null && renaming.hasName(other, id)) {
            throw scopedTable.taken(id);
        }
        Map<String, Document> assigned = new PathAssignedMembers(scopedTable).assignedMembers(item);
        if (!shape.plan().countedMembers().isEmpty()) {
            assigned = new LinkedHashMap<>(assigned);
            CountedMembers.assign(shape, table, item, assigned);
        }
        DocumentFactory.Subject subject = named(new DocumentFactory.Subject(shape, rowId, id, assigned), item);
        byte[] document = document(subject, item, ownerId, pathId != null);
        try {
            byte[] first = scopedTable.moved(null, document, rowId, item);
            // An identifier from the path is kept even if the document cannot contain it.
            String storedId = pathId == null ? shape.storedId(id, document) : id;
            String called = shape.rowId(storedId, ownerId);
            Row row = table.insert(renaming == null ? called : renaming.free(called, storedId), first, ownerId);
            createDependents(row);
            ChildCounts.update(context, shape, null, row);
            if (shape.name().equals(context.preparedOperation().primaryResource())) {
                context.createdInstance(ReplyContent.Instance.of(shape, row));
            }
            return row;
        } catch (DuplicateId duplicate) {
            throw scopedTable.taken(id);
        }
    }

    /** Returns the prefix of the new row's identifier: its owner, else the qualifiers of the path or the request. */
    private @Nullable String ownerKey(@Nullable Document item) {
        String owner = scopedTable.owner() == null ? new DocumentOwner(context, shape).in(item) : scopedTable.owner();
        return owner == null ? scopedTable.qualified().readFrom(item).key() : owner;
    }

    /** Sets generated key members that clients cannot set, because paths could not find the instance without them. */
    private DocumentFactory.Subject named(DocumentFactory.Subject subject, @Nullable Document item) {
        List<String> keys = context.preparedOperation().serverSetKeys(shape);
        return keys.isEmpty()
                ? subject
                : context.documents()
                        .named(subject, keys, item, context.transaction().now());
    }

    private byte[] document(
            DocumentFactory.Subject subject, @Nullable Document sent, @Nullable String ownerId, boolean named) {
        Document item = sent == null || shape.embeddedChildren().isEmpty()
                ? sent
                : new EmbeddedChildren(context)
                        .withCreatedChildren(named ? subject : renamedSubject(subject, sent, ownerId), sent);
        byte[] document = qualified(created(subject, item));
        if (!shape.keys().isEmpty()) {
            document = new DistinctKeys(scopedTable).withDistinctKeys(item, document);
        }
        if (!shape.referenceMembers().references().isEmpty()) {
            document = new ReferenceResolver(context.shapes(), context.transaction())
                    .resolved(
                            shape,
                            subject.rowId(),
                            document,
                            item,
                            subject.assigned().keySet());
        }
        if (!shape.plan().compositions().isEmpty()) {
            document = new ComposedTexts(shape, context.arguments()::identifierText).composed(document, item);
        }
        if (!shape.plan().unique().isEmpty()) {
            new UniqueMembers(shape, table).ofNew(item, document, ownerId);
        }
        return document;
    }

    /** Removes members without a place in the resource type, such as the parent argument of a create request. */
    private @Nullable Document described(@Nullable Document sent) {
        if (sent == null || !sent.isObject() || !(shape.style() instanceof IdStylePlan.Placed)) {
            return sent;
        }
        ObjectEdit edit = ObjectEdit.of(sent);
        for (JsonMember member : sent.members()) {
            if (SchemaShape.member(shape.type(), member.name()) == null) {
                edit.remove(member.name());
            }
        }
        return edit.toDocument();
    }

    /** Creates the seeded children of a new row and adds the row to the parent that embeds it. */
    private void createDependents(Row row) {
        if (!shape.children().isEmpty()
                || !shape.referencingChildren().isEmpty()
                || !shape.orphans().isEmpty()) {
            new SeedRows(
                            context.shapes(),
                            context.documents(),
                            context.transaction().now())
                    .below(shape, row, context.transaction());
        }
        if (!shape.embeddingParents().isEmpty()) {
            new EmbeddingParents(context).put(ReplyContent.Instance.of(shape, row), row.owner());
        }
    }

    private byte[] created(DocumentFactory.Subject subject, @Nullable Document item) {
        DocumentFactory documents = context.documents();
        return documents.created(
                subject,
                item,
                context.preparedOperation().template(shape, documents),
                context.transaction().now());
    }

    /** Returns the document with the qualifiers of the path in the members that contain them. */
    private byte[] qualified(byte[] document) {
        List<KnownQualifiers.Part> parts = scopedTable.qualified().documentParts();
        return parts.isEmpty() ? document : new QualifierWriter(shape).withQualifiers(document, parts);
    }

    /**
     * Returns the subject with its final identifier, which differs if the document cannot store the chosen one. Children refer to
     * the final one.
     */
    private DocumentFactory.Subject renamedSubject(
            DocumentFactory.Subject subject, Document item, @Nullable String ownerId) {
        if (shape.canStore(subject.id())) {
            return subject;
        }
        String storedId = shape.storedId(subject.id(), created(subject, item));
        return new DocumentFactory.Subject(shape, shape.rowId(storedId, ownerId), storedId, subject.assigned());
    }
}
