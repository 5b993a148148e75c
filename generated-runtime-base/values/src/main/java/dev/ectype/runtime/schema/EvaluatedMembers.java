package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberCursor;
import dev.ectype.runtime.schema.ArraySchema.ContainsConstraint;
import dev.ectype.runtime.schema.keyword.Direction;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.Set;

/** Collects the evaluated members and items of a value: those that an applicable part of the type names. */
public final class EvaluatedMembers {
    private static final int DEEPEST = 100;

    private final Document value;
    private final ValidationContext check;
    private final Set<String> names = new LinkedHashSet<>();
    private final BitSet positions = new BitSet();
    private boolean everything;

    private EvaluatedMembers(Document value, ValidationContext check) {
        this.value = value;
        this.check = check;
    }

    static EvaluatedMembers of(Schema type, Document value, ValidationContext check) {
        EvaluatedMembers evaluated = new EvaluatedMembers(value, check);
        evaluated.note(type, 0);
        return evaluated;
    }

    /** Collects the evaluated members for the fitter, outside of a validation. */
    public static EvaluatedMembers of(Schema type, Document value, Direction direction) {
        return of(type, value, ValidationContext.quiet(direction));
    }

    public boolean has(String name) {
        return everything || names.contains(name);
    }

    public boolean has(int position) {
        return everything || positions.get(position);
    }

    private void note(Schema type, int depth) {
        if (depth > DEEPEST) {
            everything = true;
        } else if (type instanceof NamedSchema named) {
            note(named.target(), depth + 1);
        } else if (type instanceof NullableSchema nullable) {
            note(nullable.type(), depth + 1);
        } else if (type instanceof IntersectionSchema all) {
            all.parts().forEach(part -> note(part, depth + 1));
        } else if (type instanceof UnionSchema union) {
            union.variants().stream()
                    .filter(variant -> check.quietly(variant, value))
                    .forEach(variant -> note(variant, depth + 1));
        } else if (type instanceof ConditionalSchema conditional) {
            branch(conditional, depth + 1);
        } else if (type instanceof UnevaluatedSchema inner) {
            everything |= value.isObject() ? inner.members() != null : inner.items() != null;
            note(inner.type(), depth + 1);
        } else if (type instanceof ObjectSchema object && value.isObject()) {
            members(object, depth + 1);
        } else if (type instanceof ArraySchema array && value.isArray()) {
            items(array);
        }
    }

    private void branch(ConditionalSchema conditional, int depth) {
        if (check.quietly(conditional.test(), value)) {
            note(conditional.test(), depth);
            note(conditional.then(), depth);
        } else {
            note(conditional.otherwise(), depth);
        }
    }

    // A type without rules for other members leaves them unevaluated. A type that allows any of them looks equal.
    private void members(ObjectSchema object, int depth) {
        everything |= !(object.additional() instanceof AnySchema);
        MemberCursor cursor = value.cursor();
        while (cursor.next() && !everything) {
            String name = cursor.name();
            MemberSchema member = object.member(name);
            boolean matched = member != null && !isOnlyRequired(member)
                    || object.patterns().stream()
                            .anyMatch(pattern -> pattern.regex().isFoundIn(name));
            if (matched) {
                names.add(name);
            }
        }
        object.rules().conditions().forEach(condition -> note(condition, depth));
    }

    /** Returns true if a member is only required, without a type of its value. */
    private static boolean isOnlyRequired(MemberSchema member) {
        return member.required() && member.type() == AnySchema.ANY;
    }

    private void items(ArraySchema array) {
        everything |= !(array.items() instanceof AnySchema);
        positions.set(0, array.prefix().size());
        int position = 0;
        for (Document item : value.elements()) {
            for (ContainsConstraint contained : array.contains()) {
                if (check.quietly(contained.type(), item)) {
                    positions.set(position);
                }
            }
            position++;
        }
    }
}
