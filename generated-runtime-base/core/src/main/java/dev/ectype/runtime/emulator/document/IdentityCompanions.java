package dev.ectype.runtime.emulator.document;

import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.Coercion;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.plan.resource.IdentityPlan;
import dev.ectype.runtime.plan.resource.IdentityPlan.Companion;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.keyword.Direction;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.UUID;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Sets the members beside a nested identifier, such as {@code uid} and {@code resourceVersion} beside {@code metadata.name}. */
public final class IdentityCompanions {
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,18}");

    private IdentityCompanions() {}

    /**
     * Describes one write of an instance.
     *
     * @param number the number of the write in the emulator
     * @param parentId the identifier of the parent in the path, or null
     */
    public record Write(
            String rowId, long number, long now, @Nullable String parentId) {}

    /** Returns whether a resource has such members. */
    public static boolean exist(ResourceShape shape) {
        IdentityPlan identity = shape.plan().identity();
        return identity != null && !identity.companions().isEmpty();
    }

    /**
     * Returns the document with the values of the server.
     *
     * @param before the document before the change, or null for a new one
     */
    public static byte[] set(ResourceShape shape, @Nullable Document before, byte[] changed, Write write) {
        IdentityPlan identity = shape.plan().identity();
        MemberPath within = identity == null ? null : identity.within();
        Document document = Json.parse(changed);
        Document object = within == null ? null : document.at(within);
        Schema type = within == null ? null : SchemaShape.at(shape.type(), within);
        if (identity == null || within == null || type == null || object == null || !object.isObject()) {
            return changed;
        }
        Document old = before == null ? null : before.at(within);
        String name = within.names().get(0);
        ObjectEdit edit = ObjectEdit.of(object);
        for (Companion companion : identity.companions()) {
            MemberSchema member = SchemaShape.member(type, companion.member());
            Document known = old == null ? null : old.member(companion.member());
            Document kept = known == null || known.isNull() ? null : known;
            boolean differs = before == null || !rest(before, name).equals(rest(document, name));
            Document value = member == null ? null : value(companion, member.type(), kept, differs, write);
            if (value != null && member != null && Validator.allows(member.type(), value, Direction.STORED)) {
                edit.set(companion.member(), value);
            }
        }
        return ObjectEdit.of(document).set(name, edit.toDocument()).toDocument().toBytes();
    }

    /** Returns whether a request changes an older version of an instance than the stored one. */
    public static boolean isStale(ResourceShape shape, Document stored, @Nullable Document sent) {
        IdentityPlan identity = shape.plan().identity();
        if (identity == null || identity.within() == null || sent == null) {
            return false;
        }
        for (Companion companion : identity.companions()) {
            MemberPath path = identity.within().child(companion.member());
            Document requested = companion.kind() == Companion.Kind.VERSION ? sent.at(path) : null;
            Document current = stored.at(path);
            if (isNumber(requested) && isNumber(current) && number(requested) < number(current)) {
                return true;
            }
        }
        return false;
    }

    /** Returns the name of the version or the key with another value than conditions demand, or null. */
    public static @Nullable String differing(ResourceShape shape, Document stored, Document conditions) {
        IdentityPlan identity = shape.plan().identity();
        if (identity == null || identity.within() == null || !conditions.isObject()) {
            return null;
        }
        for (Companion companion : identity.companions()) {
            boolean exact = companion.kind() == Companion.Kind.VERSION || companion.kind() == Companion.Kind.KEY;
            Document wanted = exact ? conditions.member(companion.member()) : null;
            Document current = stored.at(identity.within().child(companion.member()));
            if (wanted != null
                    && !wanted.isNull()
                    && current != null
                    && !wanted.text().equals(current.text())) {
                return companion.member();
            }
        }
        return null;
    }

    /** Returns the beginning of a generated identifier that a client sent, or null. */
    public static @Nullable String prefix(ResourceShape shape, @Nullable Document sent) {
        IdentityPlan identity = shape.plan().identity();
        if (identity == null || identity.within() == null || sent == null) {
            return null;
        }
        for (Companion companion : identity.companions()) {
            Document prefix = companion.kind() == Companion.Kind.PREFIX
                    ? sent.at(identity.within().child(companion.member()))
                    : null;
            if (prefix != null && prefix.isString() && !prefix.text().isEmpty()) {
                return prefix.text();
            }
        }
        return null;
    }

    private static @Nullable Document value(
            Companion companion, Schema type, @Nullable Document kept, boolean differs, Write write) {
        return switch (companion.kind()) {
            case KEY -> kept != null ? kept : key(companion, write);
            case VERSION -> Coercion.coerce(Long.toString(write.number()), type);
            case GENERATION -> {
                long count = isNumber(kept) ? number(kept) : 0;
                yield Coercion.coerce(Long.toString(differs ? count + 1 : count), type);
            }
            case CREATED -> kept != null ? kept : TimeEncoder.of(Instant.ofEpochMilli(write.now()), type);
            case PREFIX -> null;
            case PARENT -> kept != null || write.parentId() == null ? kept : Coercion.coerce(write.parentId(), type);
        };
    }

    private static Document key(Companion companion, Write write) {
        String seed = companion.member() + '/' + write.rowId() + '@' + write.number();
        return Document.of(
                UUID.nameUUIDFromBytes(seed.getBytes(StandardCharsets.UTF_8)).toString());
    }

    private static Document rest(Document document, String name) {
        return ObjectEdit.of(document).remove(name).toDocument();
    }

    private static boolean isNumber(@Nullable Document value) {
        return value != null
                && (value.isString() || value.isLong())
                && NUMBER.matcher(value.text()).matches();
    }

    private static long number(@Nullable Document value) {
        return value == null ? 0 : Long.parseLong(value.text());
    }
}
