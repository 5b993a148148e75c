package dev.ectype.runtime.emulator.document;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.keyword.Direction;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Moves flat members of a request into the nested member that stores them, such as a task's fields into {@code task}. */
final class MemberNesting {
    /** Moves nothing. */
    static final MemberNesting NONE = new MemberNesting("", new LinkedHashSet<>());

    /** The minimum number of common members. A single one, such as {@code name}, may be a coincidence. */
    private static final int LEAST = 2;

    private final String into;
    private final Set<String> names;

    private MemberNesting(String into, Set<String> names) {
        this.into = into;
        this.names = names;
    }

    static MemberNesting of(ObjectSchema sent, ObjectSchema stored, Set<String> placed) {
        Set<String> unmatched = new LinkedHashSet<>();
        for (MemberSchema member : sent.members()) {
            boolean known = stored.member(member.name()) != null || placed.contains(member.name());
            if (!known && member.isVisible(Direction.REQUEST)) {
                unmatched.add(member.name());
            }
        }
        MemberNesting best = NONE;
        for (MemberSchema member : unmatched.size() < LEAST ? List.<MemberSchema>of() : stored.members()) {
            ObjectSchema inner = sent.member(member.name()) == null ? SchemaShape.object(member.type()) : null;
            Set<String> taken = new LinkedHashSet<>();
            unmatched.stream()
                    .filter(name -> inner != null && inner.member(name) != null)
                    .forEach(taken::add);
            if (taken.size() >= LEAST && 2 * taken.size() >= unmatched.size() && taken.size() > best.names.size()) {
                best = new MemberNesting(member.name(), taken);
            }
        }
        return best;
    }

    Document nested(Document item) {
        boolean any = item.member(into) == null && names.stream().anyMatch(name -> item.member(name) != null);
        if (!any) {
            return item;
        }
        JsonWriter out = new JsonWriter(item.length() + 32).beginObject();
        JsonWriter inner = new JsonWriter(item.length()).beginObject();
        for (JsonMember member : item.members()) {
            (names.contains(member.name()) ? inner : out).name(member.name()).value(member.value());
        }
        return out.name(into).value(inner.endObject().toDocument()).endObject().toDocument();
    }
}
