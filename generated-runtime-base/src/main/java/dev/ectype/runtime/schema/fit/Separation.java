package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.Member;
import dev.ectype.runtime.schema.Bare;
import dev.ectype.runtime.schema.Heights;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.UnionSchema;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * Sets an object of one variant apart from the variants that allow it too: by a member of its own that they cannot have, by
 * leaving out what they need, or by a null where they want something else.
 */
final class Separation {
    private static final int ROUNDS = 8;
    private static final int MOST_TRIED = 100;

    private final Fitting fitting;
    private final UnionSchema union;
    private final Variants.Choice choice;

    Separation(Fitting fitting, UnionSchema union, Variants.Choice choice) {
        this.fitting = fitting;
        this.union = union;
        this.choice = choice;
    }

    /** The value so changed that only its variant allows it, or null where that is not possible. */
    @Nullable
    Document of(Document made) {
        Document apart =
                made.isObject() && Bare.of(choice.variant()) instanceof ObjectSchema own ? changed(made, own) : null;
        return apart != null && fitting.allows(union, apart) ? apart : null;
    }

    private @Nullable Document changed(Document made, ObjectSchema own) {
        Document apart = made;
        for (int round = 0; round < ROUNDS && apart != null && !fitting.isSpent(); round++) {
            Schema other = otherThatAllows(apart);
            if (other == null) {
                return apart;
            }
            apart = Bare.of(other) instanceof ObjectSchema rival ? apartFrom(rival, apart, own) : null;
        }
        return apart;
    }

    private @Nullable Schema otherThatAllows(Document value) {
        for (Schema variant : union.variants()) {
            if (variant != choice.variant() && fitting.allows(variant, value)) {
                return variant;
            }
        }
        return null;
    }

    private @Nullable Document apartFrom(ObjectSchema rival, Document value, ObjectSchema own) {
        Document apart = withOwn(rival, value, own);
        apart = apart == null ? withoutNeeded(rival, value, own) : apart;
        return apart == null ? withNull(rival, value, own) : apart;
    }

    private @Nullable Document withOwn(ObjectSchema rival, Document value, ObjectSchema own) {
        Iterator<MemberSchema> members =
                own.members().stream().limit(MOST_TRIED).iterator();
        while (members.hasNext()) {
            MemberSchema member = members.next();
            boolean open = value.member(member.name()) == null
                    && member.isShown(fitting.context().direction())
                    && Heights.of(member.type()) <= 2;
            Fitting.Candidate candidate = new Fitting.Candidate(member.type(), member.type());
            Document sample = open ? fitting.proven(null, candidate, spot(member)) : null;
            if (sample != null && !fitting.allows(rival.typeOf(member.name()), sample)) {
                return proven(with(value, member.name(), sample));
            }
        }
        return null;
    }

    private Spot spot(MemberSchema member) {
        return choice.spot().member(member.name());
    }

    private @Nullable Document withoutNeeded(ObjectSchema rival, Document value, ObjectSchema own) {
        for (MemberSchema member : rival.members()) {
            MemberSchema same = own.member(member.name());
            Document source = choice.source();
            boolean told = source != null && source.member(member.name()) != null;
            boolean free = (same == null || !same.required()) && !told;
            if (member.required() && free && value.member(member.name()) != null) {
                return proven(without(value, member.name()));
            }
        }
        return null;
    }

    private @Nullable Document withNull(ObjectSchema rival, Document value, ObjectSchema own) {
        for (MemberSchema member : rival.members()) {
            boolean open = value.member(member.name()) == null
                    && member.isShown(fitting.context().direction())
                    && fitting.allows(own.typeOf(member.name()), Document.NULL);
            if (open && !fitting.allows(member.type(), Document.NULL)) {
                return proven(with(value, member.name(), Document.NULL));
            }
        }
        return null;
    }

    private @Nullable Document proven(Document changed) {
        return fitting.allows(choice.variant(), changed) ? changed : null;
    }

    private static Document with(Document value, String name, Document member) {
        JsonWriter out = new JsonWriter(value.length() + 64).beginObject();
        value.members().forEach(known -> out.name(known.name()).value(known.value()));
        return out.name(name).value(member).endObject().toDocument();
    }

    private static Document without(Document value, String name) {
        JsonWriter out = new JsonWriter(value.length()).beginObject();
        for (Member known : value.members()) {
            if (!known.name().equals(name)) {
                out.name(known.name()).value(known.value());
            }
        }
        return out.endObject().toDocument();
    }
}
