package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberName;
import dev.ectype.runtime.schema.BooleanSchema;
import dev.ectype.runtime.schema.Direction;
import dev.ectype.runtime.schema.EnumSchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.NumberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.TextSchema;
import dev.ectype.runtime.schema.Validator;
import org.jspecify.annotations.Nullable;

/**
 * A member that is written without a fitter where that changes nothing.
 *
 * @param leaf the type of its values, or null when only a fitter can write them
 * @param optional whether it is known what becomes of an object without it
 * @param otherwise what such an object gets, or null when it stays without
 */
record StraightMember(
        MemberName name,
        @Nullable Schema leaf,
        boolean optional,
        @Nullable Document otherwise) {

    static StraightMember of(MemberSchema member, ObjectSchema object, FitContext context) {
        MemberName name = MemberName.of(member.name());
        Schema bare = StraightFit.bare(member.type());
        Schema leaf = isLeaf(bare) ? bare : null;
        Spot spot = Spot.root(context, false);
        Fitting fitting = new Fitting(context, new JsonWriter());
        MemberChoice choice = new MemberChoice(fitting, object, Document.EMPTY_OBJECT, spot);
        if (member.isRequired(context.direction())) {
            return new StraightMember(name, leaf, false, null);
        }
        ObjectFit.Entry entry = choice.optional(member);
        if (entry == null) {
            return new StraightMember(name, leaf, true, null);
        }
        Document value = entry.source();
        return new StraightMember(name, leaf, value != null && isCopied(entry, value, fitting), value);
    }

    private static boolean isLeaf(Schema type) {
        return type instanceof TextSchema
                || type instanceof NumberSchema
                || type instanceof BooleanSchema
                || type instanceof EnumSchema;
    }

    private static boolean isCopied(ObjectFit.Entry entry, Document value, Fitting fitting) {
        fitting.write(value, entry.type(), entry.spot());
        return fitting.out().toDocument().literal().equals(value.literal());
    }

    /** Writes the member with its value, or what stands for no value; gives false if that needs a fitter. */
    boolean write(@Nullable Document value, Direction direction, JsonWriter out) {
        if (value == null) {
            if (otherwise != null) {
                out.name(name).value(otherwise);
            }
            return optional;
        }
        if (leaf == null || value.isNull() || !isOfItsKind(value) || !Validator.allows(leaf, value, direction)) {
            return false;
        }
        out.name(name).value(value);
        return true;
    }

    /** A text may be a number in another spelling, which the fitter would repair. */
    private boolean isOfItsKind(Document value) {
        return !value.isString() || leaf instanceof TextSchema || leaf instanceof EnumSchema;
    }
}
