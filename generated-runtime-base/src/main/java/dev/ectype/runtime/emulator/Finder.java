package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.reply.Shown;
import dev.ectype.runtime.http.Problem;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.state.Row;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the instances of a resource by what requests call them. */
public abstract class Finder<T> {
    final Exchange exchange;
    final Kind<T> kind;
    final Shelf shelf;
    final @Nullable String self;

    Finder(Exchange exchange, Kind<T> kind, Shelf shelf, @Nullable String self) {
        this.exchange = exchange;
        this.kind = kind;
        this.shelf = shelf;
        this.self = self;
    }

    /** The instance that whoever asks is, or null where there is none. */
    public @Nullable Stored<T> self() {
        Oneself self = new Oneself(shelf);
        Row row = self.row();
        return row != null
                ? stored(row)
                : unstored(self.unstored(exchange.endpoint().writes()));
    }

    /** The instance that whoever asks is; that there is none is answered as the description says. */
    public Stored<T> requireSelf() {
        return required(self(), "self");
    }

    public @Nullable Stored<T> find(String id) {
        if (id.equals(self)) {
            return self();
        }
        Row row = shelf.find(id);
        return row != null
                ? stored(row)
                : unstored(new Unstored(shelf).of(id, exchange.endpoint().writes()));
    }

    public @Nullable Stored<T> find(long id) {
        Row row = shelf.find(id);
        return row != null
                ? stored(row)
                : unstored(new Unstored(shelf)
                        .of(Long.toString(id), exchange.endpoint().writes()));
    }

    /** The instance of that identifier; a request for one that is not there is answered as the description says. */
    public Stored<T> require(String id) {
        Stored<T> found = find(id);
        return required(found == null && needsNone() ? made(id) : found, id);
    }

    /** Whether a request says that the one that it changes or deletes need not be there. */
    private boolean needsNone() {
        OperationPlan plan = exchange.endpoint().route().plan();
        String member = plan.lenient();
        Document said = member == null || !shelf.shape().name().equals(plan.resource())
                ? null
                : exchange.arguments().told(member);
        return said != null && said.isTrue();
    }

    /** What is not there and need not be is made as it is told. */
    private Stored<T> made(String id) {
        Document told = exchange.arguments().payload().item();
        Document item = told != null && exchange.endpoint().bodyItem() != null && told.isObject()
                ? told
                : Document.EMPTY_OBJECT;
        return stored(new Creation(shelf).insert(item, id));
    }

    public Stored<T> require(long id) {
        Stored<T> found = find(id);
        return found != null ? found : required(null, Long.toString(id));
    }

    /** All instances that a list, or a text with commas, names; one that is not there is answered as the description says. */
    public List<Stored<T>> named(@Nullable Document names) {
        List<Stored<T>> named = new ArrayList<>();
        Several.ids(names, shelf.shape().idMember()).forEach(id -> named.add(required(addressed(id), id)));
        return named;
    }

    /** A body may call what it names by an address that ends in the identifier. */
    private @Nullable Stored<T> addressed(String name) {
        Stored<T> found = find(name);
        int end = Math.max(name.lastIndexOf('/'), name.lastIndexOf(':'));
        return found == null && end >= 0 && end < name.length() - 1 ? find(name.substring(end + 1)) : found;
    }

    /** The oldest instance with that value in a member. */
    public @Nullable Stored<T> findBy(String member, String value) {
        if (value.equals(self)) {
            return self();
        }
        Row row = shelf.findBy(member, value);
        return row != null ? stored(row) : unstored(new Unstored(shelf).by(member, value));
    }

    public Stored<T> requireBy(String member, String value) {
        return required(findBy(member, value), value);
    }

    public Stored<T> requireBy(String member, long value) {
        return requireBy(member, Long.toString(value));
    }

    private Stored<T> required(@Nullable Stored<T> found, String id) {
        if (found == null) {
            Stored<?> parent = shelf.parent();
            throw Problem.missing("there is no '" + id + "' among the " + kind.resource()
                    + (parent == null ? "" : " of " + parent.instance().shape().name() + " '" + parent.id() + "'")
                    + shelf.qualified().words());
        }
        return found;
    }

    /** The only instance, which always exists. */
    public Stored<T> only() {
        Row row = shelf.only();
        return row != null
                ? stored(row)
                : new Stored<>(new Unstored(shelf).imagined(shelf.onlyId()), kind.type(), null);
    }

    private @Nullable Stored<T> unstored(Shown.@Nullable Instance instance) {
        return instance == null ? null : new Stored<>(instance, kind.type(), null);
    }

    Stored<T> stored(Row row) {
        return new Stored<>(Shown.Instance.of(shelf.shape(), row), kind.type(), row);
    }
}
