package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.context.VersionPreconditions;
import dev.ectype.runtime.emulator.document.DocumentChange;
import dev.ectype.runtime.emulator.document.DocumentFactory;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.DocumentCodec;
import dev.ectype.runtime.emulator.model.Member;
import dev.ectype.runtime.emulator.model.ResourceKind;
import dev.ectype.runtime.emulator.model.StoredInstance;
import dev.ectype.runtime.emulator.resource.IdentityMember;
import dev.ectype.runtime.emulator.resource.KnownQualifiers;
import dev.ectype.runtime.emulator.shape.IdentifierText;
import dev.ectype.runtime.emulator.table.IdentifierList;
import dev.ectype.runtime.emulator.table.RelationshipLinks;
import dev.ectype.runtime.emulator.table.ScopedTable;
import dev.ectype.runtime.emulator.table.StoredContents;
import dev.ectype.runtime.emulator.write.BatchReader;
import dev.ectype.runtime.emulator.write.IncomingInstance;
import dev.ectype.runtime.emulator.write.RequiredReferences;
import dev.ectype.runtime.emulator.write.RowCreator;
import dev.ectype.runtime.emulator.write.RowRemover;
import dev.ectype.runtime.emulator.write.UploadFacts;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.state.row.Row;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads and changes the instances of a resource within one request. */
public final class Store<T> extends InstanceEditor<T> {
    Store(RequestTransaction context, ResourceKind<T> kind, @Nullable StoredInstance<?> parent) {
        super(context, kind, new ScopedTable(context, context.shapes().get(kind.resource()), parent), null);
    }

    private Store(InstanceFinder<T> store, ScopedTable scopedTable, @Nullable String self) {
        super(store.context, store.kind, scopedTable, self);
    }

    /** Returns a store that is limited to the children of a parent. */
    public Store<T> in(StoredInstance<?> owner) {
        return new Store<>(context, kind, owner);
    }

    /** Returns a store that is limited to instances with these qualifiers in their paths. An empty qualifier matches all. */
    public Store<T> of(Object... qualifiers) {
        List<String> parts = Arrays.stream(qualifiers).map(Object::toString).toList();
        return new Store<>(this, scopedTable.of(KnownQualifiers.of(scopedTable.shape(), parts)), currentUser);
    }

    /** Returns a store in which a word, such as {@code me}, identifies the current user. */
    public Store<T> withCurrentUser(String word) {
        return new Store<>(this, scopedTable, word);
    }

    /** Returns all instances of this store. */
    public Rows<T> all() {
        return new Rows<>(this, scopedTable);
    }

    /** Returns the instances that are linked to a source. */
    public Rows<T> linked(String relationship, StoredInstance<?> source) {
        return all().with(new RelationshipLinks(context, relationship).filter(source));
    }

    /** Returns the sources of links to an instance. */
    public Rows<T> linking(String relationship, StoredInstance<?> target) {
        return all().with(new RelationshipLinks(context, relationship).sourceFilter(target));
    }

    /** Returns the instances that a member of another instance lists. */
    public Rows<T> listedIn(StoredInstance<?> owner, Member<?> member) {
        return all().with(scopedTable.listedIn(owner, member.path()));
    }

    /** Returns the instances that are linked to the current user. */
    public Rows<T> linked(String relationship) {
        return all().with(new RelationshipLinks(context, relationship).filter(null));
    }

    /** Returns the instances with a value in a member. */
    public Rows<T> where(Member<?> member, @Nullable Object value) {
        return all().where(member, value);
    }

    /**
     * Creates an instance from a request body and stores its contents, such as files. A message of a channel updates the instance
     * whose identifier it has, because it may come again or bring news.
     */
    public StoredInstance<T> insert(Body<?> body) {
        StoredInstance<T> known = context.preparedOperation().receivesMessages() ? carried(body) : null;
        return known == null ? insert(body, null) : merge(known, body);
    }

    private @Nullable StoredInstance<T> carried(Body<?> body) {
        IdentityMember member = scopedTable.shape().idMember();
        Document item = body.item();
        Document id = member == null || item == null ? null : member.in(item);
        String text = id == null ? null : IdentifierText.of(id);
        return text == null ? null : find(text);
    }

    private StoredInstance<T> insert(Body<?> body, @Nullable String id) {
        Row row = new RowCreator(scopedTable)
                .insert(UploadFacts.withFacts(body.item(), scopedTable.shape(), body.parts()), id);
        StoredInstance<T> made = stored(row);
        keep(made.instance().rowId(), "", body);
        return made;
    }

    /** Reads a list of instances from the request body for changes of all at once. */
    public Batch<T> each(Body<?> body) {
        return new Batch<>(
                this, BatchReader.of(body, context), scopedTable.shape().idMember());
    }

    /** Creates an instance that represents a long-running operation. */
    public StoredInstance<T> start() {
        return insert(Body.none(), null);
    }

    /** Creates an instance from a Java value. */
    public StoredInstance<T> insert(T value) {
        return stored(new RowCreator(scopedTable).insert(DocumentCodec.document(value), null));
    }

    /**
     * Replaces the instance with an identifier, or creates it. A request that expects a version of a missing instance fails with 412. A
     * message of a channel, which has only some members of the instance, updates it.
     */
    public StoredInstance<T> upsert(String id, Body<?> body) {
        StoredInstance<T> found = find(id);
        if (found != null) {
            return context.preparedOperation().receivesMessages() ? merge(found, body) : replace(found, body);
        }
        if (context.preparedOperation().isVersioned(scopedTable.shape())) {
            VersionPreconditions.requireAbsent(context.request(), id);
        }
        return insert(body, id);
    }

    /** Replaces the instance with an integer identifier, or creates it. */
    public StoredInstance<T> upsert(long id, Body<?> body) {
        return upsert(Long.toString(id), body);
    }

    /** Replaces the instance with a value in a member, or creates one. */
    public StoredInstance<T> upsertBy(String member, String value, Body<?> body) {
        StoredInstance<T> found = findBy(member, value);
        return found == null ? insert(body, null) : replace(found, body);
    }

    /** Replaces the instance with an integer in a member, or creates one. */
    public StoredInstance<T> upsertBy(String member, long value, Body<?> body) {
        return upsertBy(member, Long.toString(value), body);
    }

    /**
     * Replaces the document of an instance with the body. Members that only the server sets stay. An outdated version fails the request
     * with 412, or 409 if the body contains it.
     */
    public StoredInstance<T> replace(StoredInstance<T> target, Body<?> body) {
        return changed(target, body, context.documents()::replaced);
    }

    /**
     * Merges the body into an instance. Null unsets a member. An outdated version fails the request as in {@link #replace}, and a field
     * mask with an unknown member as invalid.
     */
    public StoredInstance<T> merge(StoredInstance<T> target, Body<?> body) {
        body.mask().check(scopedTable.shape().type());
        if (body.mask().replacesAll()) {
            return replace(target, body.only(null));
        }
        return changed(target, body, context.documents()::merged);
    }

    private StoredInstance<T> changed(StoredInstance<T> target, Body<?> body, DocumentFactory.ChangeFunction changing) {
        VersionPreconditions.requireMember(context.preparedOperation(), target.instance(), body.item());
        keep(target.instance().rowId(), "", body);
        DocumentChange change = IncomingInstance.change(scopedTable, target.instance(), body);
        new RequiredReferences(scopedTable).checkAll(change.item());
        DocumentFactory.Subject subject = scopedTable.subject(target.instance(), change.item());
        return write(target, changing.document(subject, target.document(), change), change.item());
    }

    /** Stores the content of the request with an instance. */
    public StoredInstance<T> keepContent(StoredInstance<T> target, Body<?> body) {
        return keepContent(target, "", body);
    }

    /**
     * Stores one of several contents of an instance.
     *
     * @param slot the name of the content
     */
    public StoredInstance<T> keepContent(StoredInstance<T> target, String slot, Body<?> body) {
        keep(target.instance().rowId(), slot, body);
        Document facts = UploadFacts.withFacts(Document.EMPTY_OBJECT, scopedTable.shape(), body.parts());
        boolean silent = Document.EMPTY_OBJECT.equals(facts) || !slot.isEmpty();
        return facts == null || silent ? target : merge(target, Body.of(facts, Document.class));
    }

    /** Removes the content of an instance. */
    public StoredInstance<T> forgetContent(StoredInstance<T> target) {
        return forgetContent(target, "");
    }

    /**
     * Removes one of several contents of an instance.
     *
     * @param slot the name of the content
     */
    public StoredInstance<T> forgetContent(StoredInstance<T> target, String slot) {
        new StoredContents(context).markRemoved(StoredContents.keyOf(target.instance()), slot);
        return target;
    }

    private void keep(String rowId, String slot, Body<?> body) {
        if (!body.parts().isEmpty()) {
            new StoredContents(context)
                    .store(StoredContents.keyOf(scopedTable.shape().name(), rowId), slot, body.parts());
        }
    }

    /** Removes an instance and its children. An outdated {@code If-Match} fails the request with 412. */
    public StoredInstance<T> remove(StoredInstance<T> target) {
        context.requireKnownVersion(target.instance());
        VersionPreconditions.requireConditions(
                target.instance(), context.arguments().payload().item());
        new RowRemover(scopedTable).remove(target.instance(), target.row());
        return target;
    }

    /**
     * Removes all instances that a list, or a text with commas, identifies. If one is missing, the request fails and
     * removes none.
     */
    public void removeAll(@Nullable Object ids) {
        for (String id : IdentifierList.ids(ids, scopedTable.shape().idMember())) {
            remove(require(id));
        }
    }

    /** Removes the instances that a list, or a text with commas, identifies. Missing instances are ignored. */
    public void removeExisting(@Nullable Object ids) {
        for (String id : IdentifierList.ids(ids, scopedTable.shape().idMember())) {
            StoredInstance<T> found = find(id);
            if (found != null) {
                remove(found);
            }
        }
    }
}
