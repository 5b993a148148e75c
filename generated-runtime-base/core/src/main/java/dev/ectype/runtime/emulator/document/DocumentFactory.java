package dev.ectype.runtime.emulator.document;

import dev.ectype.runtime.emulator.resource.IdentityMember;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.resource.ResponseProjection;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.fit.Filling;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.fit.Fitter;
import dev.ectype.runtime.schema.keyword.Direction;
import dev.ectype.runtime.state.TransactionTable;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Creates and changes stored documents. */
public final class DocumentFactory {
    private static final ThreadLocal<JsonWriter> WRITERS = ThreadLocal.withInitial(JsonWriter::new);

    private final long seed;
    private final long longest;
    private final boolean fills;
    private final IdentifierFactory identifiers;

    /**
     * Creates a factory.
     *
     * @param longest the maximum size in bytes of a document after a patch
     * @param fills whether generated instances have values in optional members too
     */
    public DocumentFactory(long seed, long longest, boolean fills) {
        this.fills = fills;
        this.seed = seed;
        this.longest = longest;
        this.identifiers = new IdentifierFactory(seed);
    }

    /** Returns an identifier for a new instance within an owner. */
    public String nextId(ResourceShape shape, TransactionTable table, @Nullable String owner) {
        return identifiers.next(shape, table, owner, null);
    }

    /**
     * Returns an identifier for a new instance that a request describes.
     *
     * @param sent the request, or null
     */
    public String nextId(ResourceShape shape, TransactionTable table, @Nullable String owner, @Nullable Document sent) {
        return identifiers.next(shape, table, owner, sent);
    }

    /** Returns the identifier of a virtual instance that has a value in a member. */
    public String idOf(ResourceShape shape, String member, String value) {
        return identifiers.of(shape, member, value);
    }

    /** Changes a document with the content of a request. */
    public interface ChangeFunction {
        byte[] document(Subject subject, Document before, DocumentChange change);
    }

    /**
     * Identifies the instance of a document.
     *
     * @param rowId the seed of generated values, unique among the rows of the resource
     * @param assigned the members that the server sets
     */
    public record Subject(ResourceShape shape, String rowId, String id, Map<String, Document> assigned) {}

    /** Creates a document from a request item, or from nothing. Uses the template if it can handle the item. */
    public byte[] created(Subject subject, @Nullable Document item, DocumentTemplate template, long now) {
        JsonWriter out = WRITERS.get().reset();
        return template.write(subject, item, now, out) ? out.toBytes() : fitted(subject, template.completed(item), now);
    }

    /** Returns the smallest valid request document of a type. */
    Document least(ObjectSchema request) {
        FitContext context = FitContext.of(seed, Instant.EPOCH, Direction.REQUEST);
        JsonWriter out = new JsonWriter(128).beginObject();
        for (MemberSchema member : request.members()) {
            if (member.isRequired(Direction.REQUEST)) {
                out.name(member.name()).value(Fitter.sample(member.type(), context));
            }
        }
        return out.endObject().toDocument();
    }

    /** Creates a document without a template. */
    public byte[] fitted(Subject subject, @Nullable Document item, long now) {
        FitContext context = InitialState.assign(
                context(subject, item, now)
                        .filling(fills ? Filling.GENERATED : Filling.NONE)
                        .serverSet(subject.shape().serverMembers().names()),
                subject.shape(),
                item);
        context = StateEntries.ofCreation(subject.shape(), item).timed(context, subject.shape(), item, now);
        return fit(item == null || !item.isObject() ? Document.EMPTY_OBJECT : item, subject, context);
    }

    /** Generates an instance from an example of the API description. */
    public byte[] generated(Subject subject, @Nullable Document example, long now) {
        JsonWriter out = new JsonWriter(256);
        FitContext context = KeyValues.assign(subject, example, context(subject, example, now));
        Filling filling = isSketch(example, subject.shape().type()) ? Filling.EVERYWHERE : Filling.GENERATED;
        Fitter.fit(example, subject.shape().type(), fills ? context.filling(filling) : context, out);
        return fills && subject.shape().plan().lifecycle() != null
                ? StateEntries.untilNow(subject.shape(), out.toDocument(), example)
                        .toBytes()
                : out.toBytes();
    }

    /**
     * Generates an instance from a populated source.
     *
     * @param settled the source members to copy unchanged
     */
    public byte[] populated(Subject subject, Document source, Set<String> settled, long now) {
        FitContext context =
                KeyValues.assign(subject, source, context(subject, source, now)).copyMembers(settled);
        JsonWriter out = new JsonWriter(256);
        Fitter.fit(source, subject.shape().type(), context, out);
        return out.toBytes();
    }

    /** Returns the subject with values for missing members. */
    public Subject named(Subject subject, List<String> members, @Nullable Document item, long now) {
        Map<String, Document> assigned = new LinkedHashMap<>(subject.assigned());
        FitContext context = context(subject, item, now);
        for (String name : members) {
            Document value = assigned.containsKey(name) ? null : KeyValues.of(subject, name, item, context);
            if (value != null) {
                assigned.put(name, value);
            }
        }
        return new Subject(subject.shape(), subject.rowId(), subject.id(), assigned);
    }

    /** Returns the document with the changed members of the client merged in. */
    public byte[] merged(Subject subject, Document before, DocumentChange change) {
        return changed(subject, before, patched(subject, before, change), change);
    }

    private Document patched(Subject subject, Document before, DocumentChange change) {
        Document item = change.item();
        if (item != null && change.format() == ChangeFormat.JSON_PATCH) {
            return JsonPatcher.apply(before, item, subject.shape().type(), longest);
        }
        return item == null || !item.isObject()
                ? before
                : MemberMerger.merge(before, item, subject.shape().type(), change.format());
    }

    /** Returns the sent document with the members that only the server sets. */
    public byte[] replaced(Subject subject, Document before, DocumentChange change) {
        Document item = change.item();
        JsonWriter out = new JsonWriter(before.length() + 64).beginObject();
        for (JsonMember member : before.members()) {
            boolean sent = item != null && item.member(member.name()) != null;
            if (!sent && !change.describes(member.name())) {
                out.name(member.name()).value(member.value());
            }
        }
        if (item != null && item.isObject()) {
            for (JsonMember member : item.members()) {
                boolean own = change.describes(member.name()) || before.member(member.name()) == null;
                Document value = own ? member.value() : before.member(member.name());
                out.name(member.name()).value(value == null ? member.value() : value);
            }
        }
        return changed(subject, before, out.endObject().toDocument(), change);
    }

    private byte[] changed(Subject subject, Document before, Document after, DocumentChange change) {
        FitContext context = StateEntries.of(subject.shape(), before, after)
                .timed(context(subject, after, change.now()), subject.shape(), change.item(), change.now());
        return fit(TimeMembers.untimed(after, subject.shape().plan()), subject, context);
    }

    /** Returns the representation of a removed instance. */
    public byte[] tombstone(Subject subject, Schema type, byte[] document, long now) {
        JsonWriter out = new JsonWriter(128);
        Document projected = ResponseProjection.of(Json.parse(document), subject.shape(), type);
        Fitter.fit(projected, type, context(subject, projected, now), out);
        return out.toBytes();
    }

    /**
     * Returns the changed document with the times of the entered states set to the current time. A return to the first state
     * unsets the times of left states; on the way to others they stay.
     */
    public byte[] moved(Subject subject, Document before, Document changed, long now) {
        StateEntries entries = StateEntries.of(subject.shape(), before, changed);
        Set<String> entered = entries.into();
        JsonWriter out = new JsonWriter(changed.length() + 64).beginObject();
        for (JsonMember member : changed.members()) {
            boolean entry = entered.contains(member.name()) && member.value().equals(before.member(member.name()));
            if (!entry) {
                out.name(member.name()).value(member.value());
            }
        }
        FitContext context = context(subject, changed, now);
        for (String name : entered) {
            MemberSchema member = SchemaShape.member(subject.shape().type(), name);
            context = member == null ? context : context.assign(name, time(now, member.type()));
        }
        for (String name : entries.returnedFrom(subject.shape(), changed)) {
            context = allows(subject.shape(), name, Document.NULL) ? context.assign(name, Document.NULL) : context;
        }
        Document untimed = TimeMembers.untimed(
                out.endObject().toDocument(), subject.shape().plan());
        return fit(untimed, subject, context);
    }

    /** Returns a time in the format of a member type. */
    public static Document time(long millis, Schema type) {
        return TimeEncoder.of(Instant.ofEpochMilli(millis), type);
    }

    private byte[] fit(Document source, Subject subject, FitContext context) {
        JsonWriter out = new JsonWriter(source.length() + 128);
        Fitter.fit(source, subject.shape().type(), context, out);
        return out.toBytes();
    }

    /** Returns whether an example has less than half of the described members, so that it does not stand for a whole instance. */
    private static boolean isSketch(@Nullable Document example, Schema type) {
        ObjectSchema object = SchemaShape.object(type);
        if (example == null || object == null) {
            return false;
        }
        long members = object.members().stream()
                .filter(member -> example.member(member.name()) != null)
                .count();
        return 2 * members < object.members().size();
    }

    private FitContext context(Subject subject, @Nullable Document source, long now) {
        Map<String, Document> assigned = new LinkedHashMap<>();
        IdentityMember idMember = subject.shape().idMember();
        if (idMember != null && !subject.shape().plan().singleton()) {
            // Clients never identify a singleton, so the example identifier of the API description serves best.
            idMember.assign(assigned, source, subject.shape().idDocument(subject.id()));
        }
        assigned.putAll(subject.assigned());
        return FitContext.of(seed, Instant.ofEpochMilli(now), Direction.STORED)
                .instance(subject.shape().name(), subject.rowId())
                .assign(assigned);
    }

    /** Whether the stored type allows a value in a member. */
    public static boolean allows(ResourceShape shape, MemberPath path, Document value) {
        Schema type = SchemaShape.at(shape.type(), path);
        return type != null && Validator.allows(type, value, Direction.STORED);
    }

    /** Returns whether a member of the stored type allows a value. */
    public static boolean allows(ResourceShape shape, String name, Document value) {
        MemberSchema member = SchemaShape.member(shape.type(), name);
        return member != null && Validator.allows(member.type(), value, Direction.STORED);
    }
}
