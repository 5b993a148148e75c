package dev.ectype.runtime.emulator.document;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.text.NormalizedName;
import dev.ectype.runtime.plan.resource.RequestNamePlan;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Maps member names between requests and stored documents that differ in spelling, such as {@code FriendlyName} and {@code
 * friendly_name}, or in the name that the plan contains, such as {@code new_name} and {@code name}.
 */
public final class MemberSpelling {
    /** Requests and stored documents use the same names. */
    public static final MemberSpelling SAME =
            new MemberSpelling(new LinkedHashMap<>(), new LinkedHashMap<>(), MemberNesting.NONE);

    private final Map<String, String> storedBySent;
    private final Map<String, String> sentByStored;
    private final MemberNesting nesting;

    private MemberSpelling(Map<String, String> storedBySent, Map<String, String> sentByStored, MemberNesting nesting) {
        this.storedBySent = storedBySent;
        this.sentByStored = sentByStored;
        this.nesting = nesting;
    }

    /**
     * Compares the member names of a request type and a stored type.
     *
     * @param names the names under which requests set members
     */
    public static MemberSpelling of(@Nullable Schema sent, Schema stored, List<RequestNamePlan> names) {
        ObjectSchema from = sent == null ? null : SchemaShape.object(sent);
        ObjectSchema to = SchemaShape.object(stored);
        if (from == null || to == null) {
            return SAME;
        }
        Map<String, String> storedBySent = new LinkedHashMap<>();
        Map<String, String> sentByStored = new LinkedHashMap<>();
        for (MemberSchema member : from.members()) {
            boolean unknown = to.member(member.name()) == null;
            String other = unknown ? only(to, NormalizedName.of(member.name())) : null;
            other = other == null && unknown ? named(to, member, names) : other;
            if (other != null && from.member(other) == null && !sentByStored.containsKey(other)) {
                storedBySent.put(member.name(), other);
                sentByStored.put(other, member.name());
            }
        }
        MemberNesting nesting = MemberNesting.of(from, to, storedBySent.keySet());
        boolean same = storedBySent.isEmpty() && nesting == MemberNesting.NONE;
        return same ? SAME : new MemberSpelling(storedBySent, sentByStored, nesting);
    }

    /** Returns the stored member of the same scalar type that the plan gives another name in requests, or null. */
    private static @Nullable String named(ObjectSchema stored, MemberSchema sent, List<RequestNamePlan> names) {
        for (RequestNamePlan name : names) {
            MemberSchema member = name.names().contains(sent.name()) ? stored.member(name.member()) : null;
            if (member != null && SchemaShape.isText(member.type()) && SchemaShape.isText(sent.type())) {
                return member.name();
            }
        }
        return null;
    }

    private static @Nullable String only(ObjectSchema object, String plain) {
        String found = null;
        for (MemberSchema member : object.members()) {
            if (NormalizedName.of(member.name()).equals(plain)) {
                if (found != null) {
                    return null;
                }
                found = member.name();
            }
        }
        return found;
    }

    /** Returns the request name of a stored member. */
    String sent(String stored) {
        return sentByStored.getOrDefault(stored, stored);
    }

    /** Returns a request item with the names of the stored document. */
    public @Nullable Document stored(@Nullable Document item) {
        if (this == SAME || item == null || !item.isObject()) {
            return item;
        }
        JsonWriter out = new JsonWriter(item.length() + 16).beginObject();
        for (JsonMember member : nesting.nested(item).members()) {
            String other = storedBySent.get(member.name());
            boolean free = other != null && item.member(other) == null;
            out.name(free && other != null ? other : member.name()).value(member.value());
        }
        return out.endObject().toDocument();
    }
}
