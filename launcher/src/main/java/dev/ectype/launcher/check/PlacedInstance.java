package dev.ectype.launcher.check;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.launcher.exchange.EmulatorResponse;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.SavedState;
import dev.ectype.runtime.emulator.shape.IdentifierText;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.plan.resource.ResourcePlan;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.fit.Fitter;
import dev.ectype.runtime.schema.keyword.Direction;
import dev.ectype.runtime.state.snapshot.BadSnapshot;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Places an instance into the state that no request creates, lists or changes, such as the account of a client: the snapshot gets a row
 * with other values than the response. Only a read of stored instances returns them.
 */
final class PlacedInstance {
    /** The identifier of the row of a singleton without a parent. */
    private static final String ONLY = "only";

    private static final int DEEPEST = 6;

    private static final String TIME = "2020-02-29T12:00:00Z";

    private final Emulator emulator;
    private final OperationWalk walk;
    private final FitContext context;

    PlacedInstance(Emulator emulator, OperationWalk walk) {
        this.emulator = emulator;
        this.walk = walk;
        this.context = FitContext.of(emulator.options().seed(), Instant.EPOCH, Direction.REPLY);
    }

    /** Returns whether a read returns the values of a placed instance. The state is the same afterwards. */
    boolean isRead(Endpoint endpoint, Resource resource, EmulatorResponse response) throws IOException {
        Document item = endpoint.role() instanceof Role.Read read ? item(read, response) : null;
        boolean inParent = endpoint.parameterBindings().stream()
                .anyMatch(binding -> !binding.resource().equals(resource.name()));
        String id = item == null || inParent ? null : rowId(resource, item);
        if (item == null || id == null) {
            return false;
        }
        Document placed = changed(item, resource);
        SavedState before = emulator.save();
        try {
            emulator.restore(withRow(Json.parse(emulator.snapshot()), resource, id, placed));
            Document again = item((Role.Read) Objects.requireNonNull(endpoint.role()), walk.send(endpoint, null));
            return again != null && hasChange(item, placed, again);
        } catch (BadSnapshot unfit) {
            return false;
        } finally {
            emulator.restore(before);
        }
    }

    private static @Nullable Document item(Role.Read role, EmulatorResponse response) {
        Document body = response.status() < 300 ? response.json() : null;
        Document item = body == null || role.replyAt() == null
                ? null
                : body.at(new MemberPath(role.replyAt().names()));
        return item != null && item.isObject() ? item : null;
    }

    private static @Nullable String rowId(Resource resource, Document item) {
        if (resource.singleton()) {
            return ONLY;
        }
        Document id = item.at(new MemberPath(resource.identity().path().names()));
        return resource.seeded() && id != null && KnownInstances.isIdentifier(id) ? IdentifierText.of(id) : null;
    }

    /** Returns the instance with another value in each described scalar but the identifier, also in the objects inside. */
    private Document changed(Document item, Resource resource) {
        ResourcePlan plan = emulator.plan().resources().get(resource.name().value());
        String identifier = resource.singleton() ? "" : resource.identity().member();
        return plan == null ? item : changed(item, plan.type(), identifier, 0);
    }

    private Document changed(Document item, Schema type, String identifier, int depth) {
        ObjectSchema object = SchemaShape.object(type);
        ObjectEdit edit = ObjectEdit.of(item);
        for (MemberSchema member : object == null ? List.<MemberSchema>of() : object.members()) {
            Document value = item.member(member.name());
            Document sample = value == null || value.isNull() ? Fitter.sample(member.type(), context) : value;
            boolean fixed = depth == 0 && member.name().equals(identifier);
            boolean inside = sample.isObject() && depth < DEEPEST;
            Document other =
                    inside ? changed(sample, member.type(), identifier, depth + 1) : other(sample, member.type());
            if (!fixed && other != null && Validator.allows(member.type(), other, Direction.STORED)) {
                edit.set(member.name(), other);
            }
        }
        return edit.toDocument();
    }

    /** Returns another valid value of a scalar type, or null. */
    private static @Nullable Document other(Document value, Schema type) {
        List<Document> others = value.isString()
                ? List.of(Document.of(value.text() + "2"), Document.of(TIME), Document.of(TIME.substring(0, 10)))
                : value.isLong()
                        ? List.of(Document.of(value.longValue() + 1), Document.of(value.longValue() - 1))
                        : value.isBoolean() ? List.of(Document.of(!value.isTrue())) : List.of();
        return others.stream()
                .filter(each -> Validator.allows(type, each, Direction.STORED))
                .findFirst()
                .orElse(null);
    }

    private static boolean hasChange(Document item, Document placed, Document read) {
        for (JsonMember member : placed.members()) {
            Document before = item.member(member.name());
            Document after = read.member(member.name());
            Document old = before != null && before.isObject() ? before : Document.EMPTY_OBJECT;
            boolean changed = after != null && member.value().isObject() && after.isObject()
                    ? hasChange(old, member.value(), after)
                    : !member.value().equals(before) && member.value().equals(after);
            if (changed) {
                return true;
            }
        }
        return false;
    }

    /** Returns the snapshot with one more row of a resource. */
    private static Document withRow(Document snapshot, Resource resource, String id, Document document) {
        Document all = Objects.requireNonNullElse(snapshot.member("resources"), Document.EMPTY_OBJECT);
        Document rows = all.member(resource.name().value());
        JsonWriter list = new JsonWriter(512).beginArray();
        if (rows != null) {
            rows.elements().forEach(list::value);
        }
        Document row = ObjectEdit.of(Document.EMPTY_OBJECT)
                .set("id", Document.of(id))
                .set("version", Document.of(1))
                .set("document", document)
                .toDocument();
        Document more = ObjectEdit.of(all)
                .set(resource.name().value(), list.value(row).endArray().toDocument())
                .toDocument();
        return ObjectEdit.of(snapshot).set("resources", more).toDocument();
    }
}
