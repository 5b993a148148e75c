package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.resource.Change;
import dev.ectype.runtime.emulator.resource.Documents;
import dev.ectype.runtime.emulator.resource.Qualified;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.state.Row;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The instances of a resource as one request sees and changes them. */
public final class Store<T> extends Finder<T> {
    Store(Exchange exchange, Kind<T> kind, @Nullable Stored<?> parent) {
        super(exchange, kind, new Shelf(exchange, exchange.world().shapes().get(kind.resource()), parent), null);
    }

    private Store(Finder<T> store, Shelf shelf, @Nullable String self) {
        super(store.exchange, store.kind, shelf, self);
    }

    /** The same store, limited to what belongs to a parent. */
    public Store<T> in(Stored<?> owner) {
        return new Store<>(exchange, kind, owner);
    }

    /** The same store, limited to those whose paths say this before their identifier; an empty text says nothing. */
    public Store<T> of(Object... qualifiers) {
        List<String> parts = Arrays.stream(qualifiers).map(Object::toString).toList();
        return new Store<>(this, shelf.of(Qualified.of(shelf.shape(), parts)), self);
    }

    /** The same store, in which a word names the instance that whoever asks is. */
    public Store<T> withSelf(String word) {
        return new Store<>(this, shelf, word);
    }

    public Rows<T> all() {
        return new Rows<>(this, shelf);
    }

    /** Those that are tied to an instance. */
    public Rows<T> linked(String relationship, Stored<?> holder) {
        return all().with(new Ties(exchange, relationship).filter(holder));
    }

    /** Those to which an instance is tied. */
    public Rows<T> linking(String relationship, Stored<?> target) {
        return all().with(new Ties(exchange, relationship).back(target));
    }

    /** Those that a member of another instance lists. */
    public Rows<T> heldIn(Stored<?> holder, Member<?> member) {
        return all().with(shelf.held(holder.document().at(member.path())));
    }

    /** Those that are tied to whoever asks. */
    public Rows<T> linked(String relationship) {
        return all().with(new Ties(exchange, relationship).filter(null));
    }

    public Rows<T> where(Member<?> member, @Nullable Object value) {
        return all().where(member, value);
    }

    public Stored<T> insert(Body<?> body) {
        return insert(body, null);
    }

    private Stored<T> insert(Body<?> body, @Nullable String id) {
        Row row =
                new Creation(shelf).insert(Facts.told(body.item(), shelf.shape().type(), body.parts()), id);
        Stored<T> made = stored(row);
        keep(made.instance().rowId(), "", body);
        return made;
    }

    /** What the list that the request carries tells of an instance in each of its elements. */
    public Batch<T> each(Body<?> body) {
        return new Batch<>(this, Elements.of(body, exchange), shelf.shape().idMember());
    }

    /** Makes an instance that stands for what the server is now busy with. */
    public Stored<T> start() {
        return insert(Body.none(), null);
    }

    /** Makes an instance from a Java value. */
    public Stored<T> insert(T value) {
        return stored(new Creation(shelf).insert(Codec.document(value), null));
    }

    /** Replaces the instance of that identifier, or makes it. */
    public Stored<T> upsert(String id, Body<?> body) {
        Stored<T> found = find(id);
        if (found != null) {
            return replace(found, body);
        }
        if (exchange.endpoint().isVersioned(shelf.shape())) {
            KnownVersion.requireAbsent(exchange.request(), id);
        }
        return insert(body, id);
    }

    public Stored<T> upsert(long id, Body<?> body) {
        return upsert(Long.toString(id), body);
    }

    /** Replaces the instance that has the value in the member, or makes it. */
    public Stored<T> upsertBy(String member, String value, Body<?> body) {
        Stored<T> found = findBy(member, value);
        return found == null ? insert(body, null) : replace(found, body);
    }

    public Stored<T> upsertBy(String member, long value, Body<?> body) {
        return upsertBy(member, Long.toString(value), body);
    }

    /** Puts the body in the instance's place; what only the server decides stays. */
    public Stored<T> replace(Stored<T> target, Body<?> body) {
        return changed(target, body, exchange.world().documents()::replaced);
    }

    /** Changes the members that the body names; null unsets. */
    public Stored<T> merge(Stored<T> target, Body<?> body) {
        body.mask().check(shelf.shape().type());
        if (body.mask().whole()) {
            return replace(target, body.only(null));
        }
        return changed(target, body, exchange.world().documents()::merged);
    }

    private Stored<T> changed(Stored<T> target, Body<?> body, Documents.Changing changing) {
        KnownVersion.requireMember(exchange.endpoint(), target.instance(), body.item());
        keep(target.instance().rowId(), "", body);
        Change change = Incoming.change(shelf, target.instance(), body);
        Documents.Subject subject = shelf.subject(target.instance(), change.item());
        return write(target, changing.document(subject, target.document(), change), change.item());
    }

    /** Keeps the content that the request brought with an instance. */
    public Stored<T> keepContent(Stored<T> target, Body<?> body) {
        return keepContent(target, "", body);
    }

    /** Keeps one of several contents of an instance. */
    public Stored<T> keepContent(Stored<T> target, String slot, Body<?> body) {
        keep(target.instance().rowId(), slot, body);
        Document facts = Facts.told(Document.EMPTY_OBJECT, shelf.shape().type(), body.parts());
        boolean silent = Document.EMPTY_OBJECT.equals(facts) || !slot.isEmpty();
        return facts == null || silent ? target : merge(target, Body.of(facts, Document.class));
    }

    /** Forgets the content of an instance. */
    public Stored<T> forgetContent(Stored<T> target) {
        return forgetContent(target, "");
    }

    /** Forgets one of several contents of an instance. */
    public Stored<T> forgetContent(Stored<T> target, String slot) {
        new Contents(exchange).forget(Contents.keyOf(target.instance()), slot);
        return target;
    }

    private void keep(String rowId, String slot, Body<?> body) {
        if (!body.parts().isEmpty()) {
            new Contents(exchange).keep(Contents.keyOf(shelf.shape().name(), rowId), slot, body.parts());
        }
    }

    /** Moves an instance to another state if it is in one of those given; any state when none is. */
    public Stored<T> transition(Stored<T> target, Member<?> member, List<?> from, Object to) {
        return applied(target, actions().transition(target, member, from, to));
    }

    /** Lets what the server is busy with be done, if it was asked for often enough. */
    public Stored<T> settle(Stored<T> target, Member<?> member, List<?> pending, Object done) {
        Settlement settlement = new Settlement(shelf, member, done);
        if (!settlement.isDue(target.instance(), pending)) {
            return target;
        }
        Row row = shelf.write(target.instance(), target.row(), settlement.document(target.instance()));
        return stored(row);
    }

    /** Says yes to something about an instance; saying it again changes nothing. */
    public Stored<T> mark(Stored<T> target, Member<?> member) {
        return applied(target, actions().marked(target, new Mark(member, true, null)));
    }

    /** Says yes to something about an instance and counts it. */
    public Stored<T> mark(Stored<T> target, Member<?> member, Member<?> count) {
        return applied(target, actions().marked(target, new Mark(member, true, count)));
    }

    /** Takes back that something is so. */
    public Stored<T> unmark(Stored<T> target, Member<?> member) {
        return applied(target, actions().marked(target, new Mark(member, false, null)));
    }

    /** Takes back that something is so, and counts one less. */
    public Stored<T> unmark(Stored<T> target, Member<?> member, Member<?> count) {
        return applied(target, actions().marked(target, new Mark(member, false, count)));
    }

    /** Changes the members that both the body and the instance have. */
    public Stored<T> adjust(Stored<T> target, Body<?> body) {
        return applied(target, actions().adjusted(target, body));
    }

    /** Puts the body into one member of an instance. */
    public Stored<T> replacePart(Stored<T> target, Member<?> member, Body<?> body) {
        return applied(target, actions().replaced(target, member, body));
    }

    /** Merges the body with what one member of an instance holds. */
    public Stored<T> mergePart(Stored<T> target, Member<?> member, Body<?> body) {
        return applied(target, actions().merged(target, member, body));
    }

    /** Puts instances into a list of another, each once. */
    public Stored<T> include(Stored<T> target, Member<?> member, List<? extends Stored<?>> things) {
        return applied(target, new Gathering(shelf, target, member).with(things));
    }

    /** Puts values into a list of an instance, each once. */
    public Stored<T> include(Stored<T> target, Member<?> member, @Nullable Document values) {
        return applied(target, new Gathering(shelf, target, member).with(values));
    }

    /** Lets a list of an instance hold those others and nothing else. */
    public Stored<T> includeOnly(Stored<T> target, Member<?> member, List<? extends Stored<?>> things) {
        return applied(target, new Gathering(shelf, target, member).only(things));
    }

    /** Lets a list of an instance hold those values and nothing else. */
    public Stored<T> includeOnly(Stored<T> target, Member<?> member, @Nullable Document values) {
        return applied(target, new Gathering(shelf, target, member).only(values));
    }

    /** Takes instances out of a list of another as far as they are in it. */
    public Stored<T> exclude(Stored<T> target, Member<?> member, List<? extends Stored<?>> things) {
        return applied(target, new Gathering(shelf, target, member).without(things));
    }

    /** Takes values out of a list of an instance as far as they are in it. */
    public Stored<T> exclude(Stored<T> target, Member<?> member, @Nullable Document values) {
        return applied(target, new Gathering(shelf, target, member).without(values));
    }

    /** Unsets members of an instance. */
    public Stored<T> clear(Stored<T> target, Member<?>... members) {
        return applied(target, actions().unset(target, List.of(members)));
    }

    /** Puts one member of an instance back to what it is at first. */
    public Stored<T> clearPart(Stored<T> target, Member<?> member) {
        return applied(target, actions().cleared(target, member));
    }

    private Actions actions() {
        return new Actions(exchange, shelf);
    }

    private Stored<T> applied(Stored<T> target, Actions.Outcome outcome) {
        if (outcome.document().equals(target.document())) {
            return target;
        }
        Documents.Subject subject = shelf.subject(target.instance());
        long now = exchange.transaction().now();
        byte[] moved = exchange.world()
                .documents()
                .moved(subject, target.document(), outcome.document(), outcome.entered(), now);
        return write(target, moved, null);
    }

    /** Removes an instance and what belongs to it. */
    public Stored<T> remove(Stored<T> target) {
        exchange.changing(target.instance());
        new Deletion(shelf).remove(target.instance(), target.row());
        return target;
    }

    /** Removes all instances that a list, or a text with commas, names; none when one of them is not there. */
    public void removeAll(@Nullable Object ids) {
        for (String id : Several.ids(ids, shelf.shape().idMember())) {
            remove(require(id));
        }
    }

    /** Removes those of the instances that a list, or a text with commas, names that are there. */
    public void removeThoseOf(@Nullable Object ids) {
        for (String id : Several.ids(ids, shelf.shape().idMember())) {
            Stored<T> found = find(id);
            if (found != null) {
                remove(found);
            }
        }
    }

    private Stored<T> write(Stored<T> target, byte[] document, @Nullable Document sent) {
        exchange.changing(target.instance());
        byte[] moved =
                shelf.moved(target.document(), document, target.instance().rowId(), sent);
        return stored(shelf.write(target.instance(), target.row(), moved));
    }
}
