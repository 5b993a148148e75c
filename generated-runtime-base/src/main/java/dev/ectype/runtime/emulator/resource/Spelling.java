package dev.ectype.runtime.emulator.resource;

import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.Member;
import dev.ectype.runtime.json.PlainName;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The members that requests spell otherwise than replies, {@code FriendlyName} for {@code friendly_name}. */
public final class Spelling {
    /** What is sent is spelt as it is stored. */
    public static final Spelling SAME = new Spelling(new LinkedHashMap<>(), new LinkedHashMap<>(), Nesting.NONE);

    private final Map<String, String> storedBySent;
    private final Map<String, String> sentByStored;
    private final Nesting nesting;

    private Spelling(Map<String, String> storedBySent, Map<String, String> sentByStored, Nesting nesting) {
        this.storedBySent = storedBySent;
        this.sentByStored = sentByStored;
        this.nesting = nesting;
    }

    public static Spelling of(@Nullable Schema sent, Schema stored) {
        ObjectSchema from = sent == null ? null : Shape.object(sent);
        ObjectSchema to = Shape.object(stored);
        if (from == null || to == null) {
            return SAME;
        }
        Map<String, String> storedBySent = new LinkedHashMap<>();
        Map<String, String> sentByStored = new LinkedHashMap<>();
        for (MemberSchema member : from.members()) {
            String other = to.member(member.name()) == null ? only(to, PlainName.of(member.name())) : null;
            if (other != null && from.member(other) == null && !sentByStored.containsKey(other)) {
                storedBySent.put(member.name(), other);
                sentByStored.put(other, member.name());
            }
        }
        Nesting nesting = Nesting.of(from, to, storedBySent.keySet());
        boolean same = storedBySent.isEmpty() && nesting == Nesting.NONE;
        return same ? SAME : new Spelling(storedBySent, sentByStored, nesting);
    }

    private static @Nullable String only(ObjectSchema object, String plain) {
        String found = null;
        for (MemberSchema member : object.members()) {
            if (PlainName.of(member.name()).equals(plain)) {
                if (found != null) {
                    return null;
                }
                found = member.name();
            }
        }
        return found;
    }

    /** How a request spells a stored member. */
    String sent(String stored) {
        return sentByStored.getOrDefault(stored, stored);
    }

    /** What was sent, spelt as it is stored. */
    public @Nullable Document stored(@Nullable Document item) {
        if (this == SAME || item == null || !item.isObject()) {
            return item;
        }
        JsonWriter out = new JsonWriter(item.length() + 16).beginObject();
        for (Member member : nesting.nested(item).members()) {
            String other = storedBySent.get(member.name());
            boolean free = other != null && item.member(other) == null;
            out.name(free && other != null ? other : member.name()).value(member.value());
        }
        return out.endObject().toDocument();
    }
}
