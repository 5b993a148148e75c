package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.model.DocumentCodec;
import dev.ectype.runtime.emulator.model.ResourceKind;
import dev.ectype.runtime.emulator.model.StoredInstance;
import dev.ectype.runtime.emulator.reply.ReplyContent;
import dev.ectype.runtime.emulator.shape.IdentifierText;
import dev.ectype.runtime.emulator.table.CurrentUserResolver;
import dev.ectype.runtime.emulator.table.IdentifierList;
import dev.ectype.runtime.emulator.table.ScopedTable;
import dev.ectype.runtime.emulator.table.VirtualRows;
import dev.ectype.runtime.emulator.write.RowCreator;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.resource.IdentityPlan;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.state.row.Row;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds instances of a resource by the identifiers and members in requests. */
public abstract class InstanceFinder<T> {
    final RequestTransaction context;
    final ResourceKind<T> kind;
    final ScopedTable scopedTable;
    final @Nullable String currentUser;

    InstanceFinder(
            RequestTransaction context, ResourceKind<T> kind, ScopedTable scopedTable, @Nullable String currentUser) {
        this.context = context;
        this.kind = kind;
        this.scopedTable = scopedTable;
        this.currentUser = currentUser;
    }

    /** Returns the instance of the current user, or null. */
    public @Nullable StoredInstance<T> currentUser() {
        CurrentUserResolver resolver = new CurrentUserResolver(scopedTable);
        Row row = resolver.row();
        return row != null
                ? stored(row)
                : unstored(resolver.virtualInstance(context.preparedOperation().writes()));
    }

    /** Returns the instance of the current user. If there is none, the request fails with the described error. */
    public StoredInstance<T> requireCurrentUser() {
        return required(currentUser(), "self");
    }

    /** Returns the instance with an identifier, or null. */
    public @Nullable StoredInstance<T> find(String id) {
        if (id.equals(currentUser)) {
            return currentUser();
        }
        Row row = scopedTable.find(id);
        return row != null
                ? stored(row)
                : unstored(new VirtualRows(scopedTable)
                        .of(id, context.preparedOperation().writes()));
    }

    /** Returns the instance with an integer identifier, or null. */
    public @Nullable StoredInstance<T> find(long id) {
        Row row = scopedTable.find(id);
        return row != null
                ? stored(row)
                : unstored(new VirtualRows(scopedTable)
                        .of(Long.toString(id), context.preparedOperation().writes()));
    }

    /** Returns the instance with an identifier. If there is none, the request fails with the described error. */
    public StoredInstance<T> require(String id) {
        StoredInstance<T> found = find(id);
        if (found != null) {
            return found;
        }
        Document missing = isMentioned(id) ? Document.EMPTY_OBJECT : allowsMissing() ? sentItem() : null;
        return required(missing == null ? null : stored(new RowCreator(scopedTable).insert(missing, id)), id);
    }

    /** Whether a missing instance is added because the operation creates something below it. */
    private boolean isMentioned(String id) {
        OperationPlan plan = context.preparedOperation().route().plan();
        IdentityPlan identity = scopedTable.shape().plan().identity();
        return identity != null
                && identity.mentioned()
                && plan.mentions()
                && !scopedTable.shape().name().equals(plan.resource())
                && scopedTable.shape().canStore(id);
    }

    /** Whether the request allows its target to be missing, as with {@code allow_missing}. */
    private boolean allowsMissing() {
        OperationPlan plan = context.preparedOperation().route().plan();
        String member = plan.lenient();
        Document value = member == null || !scopedTable.shape().name().equals(plan.resource())
                ? null
                : context.arguments().queryOrBodyValue(member);
        return value != null && value.isTrue();
    }

    /** Returns the object in the request body, of which a missing target is created. */
    private Document sentItem() {
        Document sent = context.arguments().payload().item();
        return sent != null && context.preparedOperation().bodyItem() != null && sent.isObject()
                ? sent
                : Document.EMPTY_OBJECT;
    }

    /**
     * Returns the instance that an object with several members identifies. If there is none, the request fails with the
     * described error.
     */
    public StoredInstance<T> require(Record id) {
        String text = IdentifierText.of(DocumentCodec.document(id));
        return text == null ? required(null, "") : require(text);
    }

    /** Returns the instance with an integer identifier. If there is none, the request fails with the described error. */
    public StoredInstance<T> require(long id) {
        StoredInstance<T> found = find(id);
        return found != null ? found : required(null, Long.toString(id));
    }

    /**
     * Returns the instances that a list, or a text with commas, identifies. If one is missing, the request fails with
     * the described error.
     */
    public List<StoredInstance<T>> requireAll(@Nullable Document names) {
        List<StoredInstance<T>> named = new ArrayList<>();
        IdentifierList.ids(names, scopedTable.shape().idMember()).forEach(id -> named.add(required(addressed(id), id)));
        return named;
    }

    /** Finds an instance by its identifier or by an address that ends in the identifier. */
    private @Nullable StoredInstance<T> addressed(String name) {
        StoredInstance<T> found = find(name);
        int end = Math.max(name.lastIndexOf('/'), name.lastIndexOf(':'));
        return found == null && end >= 0 && end < name.length() - 1 ? find(name.substring(end + 1)) : found;
    }

    /** Returns the oldest instance with a value in a member, or null. */
    public @Nullable StoredInstance<T> findBy(String member, String value) {
        if (value.equals(currentUser)) {
            return currentUser();
        }
        Row row = scopedTable.findBy(member, value);
        return row != null ? stored(row) : unstored(new VirtualRows(scopedTable).by(member, value));
    }

    /** Returns the oldest instance with a value in a member. If there is none, the request fails with the described error. */
    public StoredInstance<T> requireBy(String member, String value) {
        return required(findBy(member, value), value);
    }

    /** Returns the oldest instance with an integer in a member. If there is none, the request fails with the described error. */
    public StoredInstance<T> requireBy(String member, long value) {
        return requireBy(member, Long.toString(value));
    }

    final StoredInstance<T> required(@Nullable StoredInstance<T> found, String id) {
        if (found == null) {
            StoredInstance<?> parent = scopedTable.parent();
            throw Problem.missing("there is no '" + id + "' among the " + kind.resource()
                    + (parent == null ? "" : " of " + parent.instance().shape().name() + " '" + parent.id() + "'")
                    + scopedTable.qualified().words());
        }
        return found;
    }

    /** Returns the only instance of a singleton. After its deletion, it has its first values again. */
    public StoredInstance<T> only() {
        Row row = scopedTable.only();
        return row != null ? stored(row) : new StoredInstance<>(virtualOnly(), kind.type(), null);
    }

    /** Returns the only instance of a singleton. After its deletion, the request fails with the described error. */
    public StoredInstance<T> requireOnly() {
        boolean deleted = scopedTable.only() == null
                && scopedTable.table().tombstone(virtualOnly().rowId()) != null;
        if (deleted) {
            throw Problem.missing("the " + kind.resource() + " is deleted");
        }
        return only();
    }

    private ReplyContent.Instance virtualOnly() {
        return new VirtualRows(scopedTable).virtualInstance(scopedTable.onlyId());
    }

    private @Nullable StoredInstance<T> unstored(ReplyContent.@Nullable Instance instance) {
        return instance == null ? null : new StoredInstance<>(instance, kind.type(), null);
    }

    StoredInstance<T> stored(Row row) {
        return new StoredInstance<>(ReplyContent.Instance.of(scopedTable.shape(), row), kind.type(), row);
    }
}
