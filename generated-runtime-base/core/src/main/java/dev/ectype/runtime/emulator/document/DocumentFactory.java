package dev.ectype.runtime.emulator.document;

import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.Coercion;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberName;
import dev.ectype.runtime.plan.resource.FlagPlan;
import dev.ectype.runtime.plan.resource.LifecyclePlan;
import dev.ectype.runtime.schema.BooleanSchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.Validator;
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
    private final long seed;
    private final long longest;
    private final IdentifierFactory identifiers;

    /**
     * Creates a factory.
     *
     * @param longest the maximum size in bytes of a document after a patch
     */
    public DocumentFactory(long seed, long longest) {
        this.seed = seed;
        this.longest = longest;
        this.identifiers = new IdentifierFactory(seed);
    }

    /** Returns an identifier for a new instance within an owner. */
    public String nextId(ResourceShape shape, TransactionTable table, @Nullable String owner) {
        return identifiers.next(shape, table, owner);
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
        JsonWriter out = new JsonWriter(item == null ? 128 : item.length() + 160);
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
        FitContext context =
                context(subject, now).serverSet(subject.shape().serverMembers().names());
        LifecyclePlan lifecycle = subject.shape().plan().lifecycle();
        if (lifecycle != null && !lifecycle.states().isEmpty() && !hasMember(item, lifecycle.member())) {
            context = starting(context, subject.shape().type(), lifecycle);
        }
        for (FlagPlan flag : subject.shape().plan().flags()) {
            context = unmarked(context, subject.shape(), flag, item);
        }
        return fit(item == null || !item.isObject() ? Document.EMPTY_OBJECT : item, subject, context);
    }

    /** Generates an instance from an example of the API description. */
    public byte[] generated(Subject subject, @Nullable Document example, long now) {
        JsonWriter out = new JsonWriter(256);
        Fitter.fit(example, subject.shape().type(), named(subject, example, context(subject, now)), out);
        return out.toBytes();
    }

    /**
     * Generates an instance from a populated source.
     *
     * @param settled the source members to copy unchanged
     */
    public byte[] populated(Subject subject, Document source, Set<String> settled, long now) {
        FitContext context = named(subject, source, context(subject, now)).copyMembers(settled);
        JsonWriter out = new JsonWriter(256);
        Fitter.fit(source, subject.shape().type(), context, out);
        return out.toBytes();
    }

    /** Assigns values to missing key members, because operations could not find the instance without them. */
    private static FitContext named(Subject subject, @Nullable Document example, FitContext context) {
        FitContext named = context;
        for (String key : subject.shape().keys()) {
            MemberSchema member = SchemaShape.member(subject.shape().type(), key);
            boolean open = member != null
                    && !hasMember(example, key)
                    && !context.assigned().containsKey(key);
            if (member != null && open && isScalar(member.type())) {
                named = named.assign(key, name(subject, member, context));
            }
        }
        return named;
    }

    /** Returns the subject with values for missing members. */
    public Subject named(Subject subject, List<String> members, @Nullable Document item, long now) {
        Map<String, Document> assigned = new LinkedHashMap<>(subject.assigned());
        FitContext context = context(subject, now);
        for (String name : members) {
            MemberSchema member = SchemaShape.member(subject.shape().type(), name);
            if (member != null && !hasMember(item, name) && !assigned.containsKey(name) && isScalar(member.type())) {
                assigned.put(name, name(subject, member, context));
            }
        }
        return new Subject(subject.shape(), subject.rowId(), subject.id(), assigned);
    }

    /**
     * Returns a value for a key member. A value that equals the member name gets a suffix, because it would be the same for all
     * instances.
     */
    private static Document name(Subject subject, MemberSchema member, FitContext context) {
        FitContext own = context.instance(member.name(), subject.rowId());
        Document name = Fitter.sample(member.type(), own);
        boolean bare = name.isString() && name.text().equalsIgnoreCase(member.name());
        Document numbered = Document.of(name.text() + "_" + subject.id());
        Document chosen = bare && Validator.allows(member.type(), numbered, Direction.STORED) ? numbered : name;
        for (Schema pathType : subject.shape().paths().typesByMember(member.name())) {
            chosen = validInPath(chosen, member.type(), pathType, own);
        }
        return chosen;
    }

    /** Returns a name that is valid in the path that uses it. */
    private static Document validInPath(Document name, Schema type, Schema pathType, FitContext context) {
        if (Validator.allows(pathType, Coercion.coerce(name.text(), pathType), Direction.REQUEST)) {
            return name;
        }
        // Examples would be the same for all instances.
        Document other =
                Coercion.coerce(Fitter.fitted(Document.NULL, pathType, context).text(), type);
        return Validator.allows(type, other, Direction.STORED) ? other : name;
    }

    private static boolean isScalar(Schema type) {
        return SchemaShape.isText(type) || SchemaShape.isNumber(type);
    }

    private static boolean hasMember(@Nullable Document item, String member) {
        return item != null && item.member(member) != null;
    }

    private static FitContext unmarked(
            FitContext context, ResourceShape shape, FlagPlan flag, @Nullable Document item) {
        FitContext begun = context;
        MemberSchema member = SchemaShape.member(shape.type(), flag.member());
        if (member != null && !hasDefault(member) && !hasMember(item, flag.member())) {
            boolean timed = !(SchemaShape.bare(member.type()) instanceof BooleanSchema);
            Document value = timed ? Document.NULL : Document.of(flag.initially());
            begun = allows(shape, flag.member(), value) ? begun.assign(flag.member(), value) : begun;
        }
        String count = flag.count();
        boolean counts = count != null && !hasMember(item, count) && allows(shape, count, Document.of(0));
        return counts && count != null ? begun.assign(count, Document.of(0)) : begun;
    }

    private static boolean hasDefault(MemberSchema member) {
        return member.type().notes().defaultValue() != null
                || SchemaShape.bare(member.type()).notes().defaultValue() != null;
    }

    private static FitContext starting(FitContext context, Schema type, LifecyclePlan lifecycle) {
        MemberSchema member = SchemaShape.member(type, lifecycle.member());
        boolean described = member != null && hasDefault(member);
        Document first = Document.of(lifecycle.states().get(0));
        return described ? context : context.assign(lifecycle.member(), first);
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
        FitContext context = StateEntries.of(before, after)
                .timed(context(subject, change.now()), subject.shape(), change.item(), change.now());
        return fit(TimeMembers.untimed(after), subject, context);
    }

    /** Returns the representation of a removed instance. */
    public byte[] tombstone(Subject subject, Schema type, byte[] document, long now) {
        JsonWriter out = new JsonWriter(128);
        Document projected =
                SchemaShape.project(Json.parse(document), subject.shape().type(), type);
        Fitter.fit(projected, type, context(subject, now), out);
        return out.toBytes();
    }

    /** Returns the changed document with the time members of an entered state set to the current time. */
    public byte[] moved(Subject subject, Document before, Document changed, String state, long now) {
        JsonWriter out = new JsonWriter(changed.length() + 64).beginObject();
        for (JsonMember member : changed.members()) {
            boolean entry =
                    TimeMembers.isEntry(member.name(), state) && member.value().equals(before.member(member.name()));
            if (!entry) {
                out.name(member.name()).value(member.value());
            }
        }
        FitContext context = context(subject, now);
        Instant time = Instant.ofEpochMilli(now);
        for (MemberSchema member : membersOf(subject.shape().type())) {
            if (TimeMembers.isEntry(member.name(), state)) {
                context = context.assign(member.name(), TimeEncoder.of(time, member.type()));
            }
        }
        return fit(TimeMembers.untimed(out.endObject().toDocument()), subject, context);
    }

    /** Returns a time in the format of a member type. */
    public static Document time(long millis, Schema type) {
        return TimeEncoder.of(Instant.ofEpochMilli(millis), type);
    }

    private static Iterable<MemberSchema> membersOf(Schema type) {
        var object = SchemaShape.object(type);
        return object == null ? java.util.List.of() : object.members();
    }

    private byte[] fit(Document source, Subject subject, FitContext context) {
        JsonWriter out = new JsonWriter(source.length() + 128);
        Fitter.fit(source, subject.shape().type(), context, out);
        return out.toBytes();
    }

    private FitContext context(Subject subject, long now) {
        Map<String, Document> assigned = new LinkedHashMap<>();
        MemberName idMember = subject.shape().idMember();
        if (idMember != null && !subject.shape().plan().singleton()) {
            // Clients never identify a singleton, so the example identifier of the API description serves best.
            assigned.put(idMember.name(), subject.shape().idDocument(subject.id()));
        }
        assigned.putAll(subject.assigned());
        return FitContext.of(seed, Instant.ofEpochMilli(now), Direction.STORED)
                .instance(subject.shape().name(), subject.rowId())
                .assign(assigned);
    }

    /** Whether the stored type allows a value in a member. */
    public static boolean allows(ResourceShape shape, String name, Document value) {
        MemberSchema member = SchemaShape.member(shape.type(), name);
        return member != null && Validator.allows(member.type(), value, Direction.STORED);
    }
}
