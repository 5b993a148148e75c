package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.context.RequestContext;
import dev.ectype.runtime.emulator.model.ResourceKind;
import dev.ectype.runtime.emulator.model.StoredInstance;
import dev.ectype.runtime.emulator.reply.ReplyContent;
import dev.ectype.runtime.emulator.table.CurrentUserResolver;
import dev.ectype.runtime.emulator.table.IdentifierList;
import dev.ectype.runtime.emulator.table.ScopedTable;
import dev.ectype.runtime.emulator.table.VirtualRows;
import dev.ectype.runtime.emulator.write.RowCreator;
import dev.ectype.runtime.http.Problem;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.state.row.Row;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the instances of a resource by what requests call them. */
public abstract class InstanceFinder<T> {
    final RequestContext context;
    final ResourceKind<T> kind;
    final ScopedTable shelf;
    final @Nullable String currentUser;

    InstanceFinder(RequestContext exchange, ResourceKind<T> kind, ScopedTable shelf, @Nullable String self) {
        this.context = exchange;
        this.kind = kind;
        this.shelf = shelf;
        this.currentUser = self;
    }

    /** The instance that whoever asks is, or null where there is none. */
    public @Nullable StoredInstance<T> currentUser() {
        CurrentUserResolver self = new CurrentUserResolver(shelf);
        Row row = self.row();
        return row != null
                ? stored(row)
                : unstored(self.virtualInstance(context.preparedOperation().writes()));
    }

    /** The instance that whoever asks is; that there is none is answered as the description says. */
    public StoredInstance<T> requireCurrentUser() {
        return required(currentUser(), "self");
    }

    public @Nullable StoredInstance<T> find(String id) {
        if (id.equals(currentUser)) {
            return currentUser();
        }
        Row row = shelf.find(id);
        return row != null
                ? stored(row)
                : unstored(new VirtualRows(shelf)
                        .of(id, context.preparedOperation().writes()));
    }

    public @Nullable StoredInstance<T> find(long id) {
        Row row = shelf.find(id);
        return row != null
                ? stored(row)
                : unstored(new VirtualRows(shelf)
                        .of(Long.toString(id), context.preparedOperation().writes()));
    }

    /** The instance of that identifier; a request for one that is not there is answered as the description says. */
    public StoredInstance<T> require(String id) {
        StoredInstance<T> found = find(id);
        return required(found == null && allowsMissing() ? createMissing(id) : found, id);
    }

    /** Whether a request says that the one that it changes or deletes need not be there. */
    private boolean allowsMissing() {
        OperationPlan plan = context.preparedOperation().route().plan();
        String member = plan.lenient();
        Document said = member == null || !shelf.shape().name().equals(plan.resource())
                ? null
                : context.arguments().queryOrBodyValue(member);
        return said != null && said.isTrue();
    }

    /** What is not there and need not be is made as it is told. */
    private StoredInstance<T> createMissing(String id) {
        Document told = context.arguments().payload().item();
        Document item = told != null && context.preparedOperation().bodyItem() != null && told.isObject()
                ? told
                : Document.EMPTY_OBJECT;
        return stored(new RowCreator(shelf).insert(item, id));
    }

    public StoredInstance<T> require(long id) {
        StoredInstance<T> found = find(id);
        return found != null ? found : required(null, Long.toString(id));
    }

    /** All instances that a list, or a text with commas, names; one that is not there is answered as the description says. */
    public List<StoredInstance<T>> requireAll(@Nullable Document names) {
        List<StoredInstance<T>> named = new ArrayList<>();
        IdentifierList.ids(names, shelf.shape().idMember()).forEach(id -> named.add(required(addressed(id), id)));
        return named;
    }

    /** A body may call what it names by an address that ends in the identifier. */
    private @Nullable StoredInstance<T> addressed(String name) {
        StoredInstance<T> found = find(name);
        int end = Math.max(name.lastIndexOf('/'), name.lastIndexOf(':'));
        return found == null && end >= 0 && end < name.length() - 1 ? find(name.substring(end + 1)) : found;
    }

    /** The oldest instance with that value in a member. */
    public @Nullable StoredInstance<T> findBy(String member, String value) {
        if (value.equals(currentUser)) {
            return currentUser();
        }
        Row row = shelf.findBy(member, value);
        return row != null ? stored(row) : unstored(new VirtualRows(shelf).by(member, value));
    }

    public StoredInstance<T> requireBy(String member, String value) {
        return required(findBy(member, value), value);
    }

    public StoredInstance<T> requireBy(String member, long value) {
        return requireBy(member, Long.toString(value));
    }

    private StoredInstance<T> required(@Nullable StoredInstance<T> found, String id) {
        if (found == null) {
            StoredInstance<?> parent = shelf.parent();
            throw Problem.missing("there is no '" + id + "' among the " + kind.resource()
                    + (parent == null ? "" : " of " + parent.instance().shape().name() + " '" + parent.id() + "'")
                    + shelf.qualified().words());
        }
        return found;
    }

    /** The only instance, which always exists. */
    public StoredInstance<T> only() {
        Row row = shelf.only();
        return row != null
                ? stored(row)
                : new StoredInstance<>(new VirtualRows(shelf).virtualInstance(shelf.onlyId()), kind.type(), null);
    }

    private @Nullable StoredInstance<T> unstored(ReplyContent.@Nullable Instance instance) {
        return instance == null ? null : new StoredInstance<>(instance, kind.type(), null);
    }

    StoredInstance<T> stored(Row row) {
        return new StoredInstance<>(ReplyContent.Instance.of(shelf.shape(), row), kind.type(), row);
    }
}
