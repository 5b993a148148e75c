package dev.ectype.compiler.ir.type;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Detects types that allow no value at all. */
public final class ImpossibleTypes {
    private static final int LONGEST_CHAIN = 100;
    private static final List<Class<? extends TypeRef>> KINDS =
            List.of(TextType.class, NumberType.class, ArrayType.class, ObjectType.class);

    private ImpossibleTypes() {}

    /** Returns whether a type, or the target of an alias, allows nothing. */
    public static boolean isImpossible(TypeRef type, Map<TypeName, TypeRef> declared) {
        TypeRef head = type;
        for (int step = 0; head instanceof NamedType named && step < LONGEST_CHAIN; step++) {
            TypeRef next = declared.get(named.name());
            if (next == null) {
                return false;
            }
            head = next;
        }
        boolean nothing = head instanceof NoneType
                || head instanceof NotType not && not.refused() instanceof AnyType
                || head instanceof UnionType union && union.variants().isEmpty();
        return nothing || reason(head) != null;
    }

    /** Returns the two rules that exclude each other, or null. */
    public static @Nullable String reason(TypeRef type) {
        if (type instanceof TextType text) {
            return bounds("length", text.minLength(), text.maxLength());
        }
        if (type instanceof ArrayType array) {
            return bounds("number of items", array.minItems(), array.maxItems());
        }
        if (type instanceof ObjectType object) {
            return bounds("number of members", least(object), most(object));
        }
        if (type instanceof NumberType number) {
            return range(number);
        }
        if (type instanceof IntersectionType all) {
            return kinds(all);
        }
        return type instanceof EnumType listed && listed.values().isEmpty() ? "its enum is empty" : null;
    }

    private static int least(ObjectType object) {
        long required = object.members().stream().filter(ObjectMember::required).count();
        return Math.max((int) required, object.minMembers() == null ? 0 : object.minMembers());
    }

    private static @Nullable Integer most(ObjectType object) {
        boolean closed =
                object.additional() instanceof NoneType && object.patterns().isEmpty();
        Integer most = object.maxMembers();
        int named = object.members().size();
        return closed && (most == null || named < most) ? Integer.valueOf(named) : most;
    }

    private static @Nullable String bounds(String what, @Nullable Integer minimum, @Nullable Integer maximum) {
        boolean impossible = minimum != null && maximum != null && minimum > maximum;
        return impossible ? "the " + what + " must be at least " + minimum + " and at most " + maximum : null;
    }

    private static @Nullable String range(NumberType number) {
        if (number.minimum() == null || number.maximum() == null) {
            return null;
        }
        int order = number.minimum().decimal().compareTo(number.maximum().decimal());
        boolean open = number.exclusiveMinimum() || number.exclusiveMaximum();
        boolean impossible = order > 0 || order == 0 && open;
        return impossible
                ? "it must be at least " + number.minimum().literal() + " and at most "
                        + number.maximum().literal()
                : null;
    }

    private static @Nullable String kinds(IntersectionType all) {
        long kinds = KINDS.stream()
                .filter(kind -> all.parts().stream().anyMatch(kind::isInstance))
                .count();
        return kinds > 1 ? "it must have two different types" : null;
    }
}
