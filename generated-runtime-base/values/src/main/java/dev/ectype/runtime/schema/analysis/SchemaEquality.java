package dev.ectype.runtime.schema.analysis;

import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.ConditionalSchema;
import dev.ectype.runtime.schema.EnumSchema;
import dev.ectype.runtime.schema.IntersectionSchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.NamedSchema;
import dev.ectype.runtime.schema.NotSchema;
import dev.ectype.runtime.schema.NotesReplacer;
import dev.ectype.runtime.schema.NullableSchema;
import dev.ectype.runtime.schema.NumberSchema;
import dev.ectype.runtime.schema.ObjectRules;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.ObjectSchema.MemberPattern;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.TextSchema;
import dev.ectype.runtime.schema.UnionSchema;
import dev.ectype.runtime.schema.keyword.Notes;
import java.util.List;
import java.util.Objects;

/** Compares two types structurally, without trying values. */
public final class SchemaEquality {
    private static final int DEEPEST = 64;

    private SchemaEquality() {}

    /** Returns true if the types are equal except for defaults and examples. Unequal types may still allow the same values. */
    public static boolean same(Schema one, Schema two) {
        return same(one, two, 0);
    }

    private static boolean same(Schema one, Schema two, int depth) {
        if (one == two) {
            return true;
        }
        if (depth > DEEPEST) {
            return false;
        }
        if (one instanceof NamedSchema left && two instanceof NamedSchema right) {
            return left.name().equals(right.name()) && left.types() == right.types() && sameSides(one, two);
        }
        if (one instanceof NamedSchema named) {
            return same(named.target(), two, depth + 1);
        }
        if (two instanceof NamedSchema named) {
            return same(one, named.target(), depth + 1);
        }
        return one.getClass() == two.getClass() && sameSides(one, two) && sameInside(one, two, depth + 1);
    }

    private static boolean sameSides(Schema one, Schema two) {
        return one.notes().readOnly() == two.notes().readOnly()
                && one.notes().writeOnly() == two.notes().writeOnly();
    }

    private static boolean sameInside(Schema one, Schema two, int depth) {
        if (one instanceof ObjectSchema left && two instanceof ObjectSchema right) {
            return sameObject(left, right, depth);
        }
        if (one instanceof ArraySchema left && two instanceof ArraySchema right) {
            return left.minItems() == right.minItems()
                    && left.maxItems() == right.maxItems()
                    && left.uniqueItems() == right.uniqueItems()
                    && left.contains().equals(right.contains())
                    && same(left.items(), right.items(), depth)
                    && sameAll(left.prefix(), right.prefix(), depth);
        }
        if (one instanceof UnionSchema left && two instanceof UnionSchema right) {
            return left.exclusive() == right.exclusive()
                    && Objects.equals(left.discriminator(), right.discriminator())
                    && sameAll(left.variants(), right.variants(), depth);
        }
        if (one instanceof IntersectionSchema left && two instanceof IntersectionSchema right) {
            return sameAll(left.parts(), right.parts(), depth);
        }
        if (one instanceof NullableSchema left && two instanceof NullableSchema right) {
            return same(left.type(), right.type(), depth);
        }
        if (one instanceof NotSchema left && two instanceof NotSchema right) {
            return same(left.refused(), right.refused(), depth);
        }
        if (one instanceof ConditionalSchema left && two instanceof ConditionalSchema right) {
            return same(left.test(), right.test(), depth)
                    && same(left.then(), right.then(), depth)
                    && same(left.otherwise(), right.otherwise(), depth);
        }
        return sameLeaf(one, two);
    }

    private static boolean sameLeaf(Schema one, Schema two) {
        if (one instanceof EnumSchema left && two instanceof EnumSchema right) {
            return left.values().equals(right.values());
        }
        boolean hasKeywords = one instanceof NumberSchema || one instanceof TextSchema;
        return !hasKeywords || NotesReplacer.with(one, Notes.NONE).equals(NotesReplacer.with(two, Notes.NONE));
    }

    private static boolean sameObject(ObjectSchema one, ObjectSchema two, int depth) {
        if (!sameRules(one.rules(), two.rules(), depth)
                || !one.count().equals(two.count())
                || one.members().size() != two.members().size()
                || one.patterns().size() != two.patterns().size()
                || !same(one.additional(), two.additional(), depth)) {
            return false;
        }
        for (int at = 0; at < one.members().size(); at++) {
            if (!sameMember(one.members().get(at), two.members().get(at), depth)) {
                return false;
            }
        }
        for (int at = 0; at < one.patterns().size(); at++) {
            MemberPattern left = one.patterns().get(at);
            MemberPattern right = two.patterns().get(at);
            if (!left.regex().equals(right.regex()) || !same(left.type(), right.type(), depth)) {
                return false;
            }
        }
        return true;
    }

    private static boolean sameRules(ObjectRules one, ObjectRules two, int depth) {
        if (one == two) {
            return true;
        }
        boolean plain = one.subtypes() == null && two.subtypes() == null;
        return plain && same(one.names(), two.names(), depth) && sameAll(one.conditions(), two.conditions(), depth);
    }

    // The order of members counts, because replies copy stored bytes.
    private static boolean sameMember(MemberSchema one, MemberSchema two, int depth) {
        return one.name().equals(two.name()) && one.required() == two.required() && same(one.type(), two.type(), depth);
    }

    private static boolean sameAll(List<Schema> one, List<Schema> two, int depth) {
        boolean same = one.size() == two.size();
        for (int at = 0; same && at < one.size(); at++) {
            same = same(one.get(at), two.get(at), depth);
        }
        return same;
    }
}
