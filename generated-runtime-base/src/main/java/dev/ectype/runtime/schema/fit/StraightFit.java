package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.schema.Heights;
import dev.ectype.runtime.schema.IntersectionSchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.NamedSchema;
import dev.ectype.runtime.schema.NullableSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes the objects of one type of which no member needs repair or chance. What it writes is what {@link Fitter}
 * would, in a third of the time; most of what clients create is of this kind.
 */
public final class StraightFit {
    private static final int LONGEST_CHAIN = 16;

    private final List<StraightMember> members;

    private StraightFit(List<StraightMember> members) {
        this.members = List.copyOf(members);
    }

    /** Prepares a type for documents made in such circumstances; null where every object of it needs a fitter. */
    public static @Nullable StraightFit of(Schema type, FitContext context) {
        if (!(bare(type) instanceof ObjectSchema object) || !isPlain(object) || context.links() != Links.NONE) {
            return null;
        }
        FitContext nothing = FitContext.of(context.seed(), context.now(), context.direction());
        List<StraightMember> members = new ArrayList<>();
        for (MemberSchema member : object.members()) {
            members.add(StraightMember.of(member, object, nothing));
        }
        return new StraightFit(members);
    }

    private static boolean isPlain(ObjectSchema object) {
        return object.patterns().isEmpty()
                && object.count().least() == 0
                && object.count().most() == Integer.MAX_VALUE
                && object.members().stream().allMatch(member -> Heights.of(member.type()) < Heights.ENDLESS);
    }

    /** The type that decides how a value other than null is written. */
    static Schema bare(Schema type) {
        Schema at = type;
        for (int chain = 0; chain < LONGEST_CHAIN; chain++) {
            if (at instanceof NamedSchema named) {
                at = named.target();
            } else if (at instanceof NullableSchema nullable) {
                at = nullable.type();
            } else if (at instanceof IntersectionSchema intersection
                    && intersection.merged().exact()) {
                at = intersection.merged().schema();
            } else {
                return at;
            }
        }
        return at;
    }

    /** Writes the object that the source and the context tell of, or gives false and writes nothing. */
    public boolean write(Document source, FitContext context, JsonWriter out) {
        if (!source.isObject()) {
            return false;
        }
        int sent = 0;
        int decided = 0;
        out.beginObject();
        for (StraightMember member : members) {
            Document given = source.member(member.name());
            Document assigned = context.assigned().get(member.name().name());
            sent += given == null ? 0 : 1;
            decided += assigned == null ? 0 : 1;
            if (!member.write(assigned == null ? given : assigned, context.direction(), out)) {
                out.reset();
                return false;
            }
        }
        out.endObject();
        boolean whole = sent == source.size() && decided == context.assigned().size();
        if (!whole) {
            out.reset();
        }
        return whole;
    }
}
