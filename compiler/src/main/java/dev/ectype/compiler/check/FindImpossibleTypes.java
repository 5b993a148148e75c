package dev.ectype.compiler.check;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.ArrayType;
import dev.ectype.compiler.ir.EnumType;
import dev.ectype.compiler.ir.IntersectionType;
import dev.ectype.compiler.ir.NumberType;
import dev.ectype.compiler.ir.ObjectType;
import dev.ectype.compiler.ir.TextType;
import dev.ectype.compiler.ir.TypeRef;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds types that allow no value at all, whatever a client sends. */
final class FindImpossibleTypes implements CheckRule {
    private static final List<Class<? extends TypeRef>> KINDS =
            List.of(TextType.class, NumberType.class, ArrayType.class, ObjectType.class);

    @Override
    public void check(ApiModel model, Diagnostics diagnostics) {
        TypeWalk.over(model, (type, spot) -> {
            String reason = reason(type);
            if (reason != null) {
                diagnostics.report(
                        DiagnosticCode.IMPOSSIBLE_TYPE,
                        spot.location(),
                        spot.words() + ": no value is allowed, because " + reason,
                        "Correct whichever of the two is wrong.");
            }
        });
    }

    private static @Nullable String reason(TypeRef type) {
        if (type instanceof TextType text) {
            return bounds("length", text.minLength(), text.maxLength());
        }
        if (type instanceof ArrayType array) {
            return bounds("number of items", array.minItems(), array.maxItems());
        }
        if (type instanceof ObjectType object) {
            return bounds("number of members", object.minMembers(), object.maxMembers());
        }
        if (type instanceof NumberType number) {
            return range(number);
        }
        if (type instanceof IntersectionType all) {
            return kinds(all);
        }
        return type instanceof EnumType listed && listed.values().isEmpty() ? "its enum is empty" : null;
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
        return kinds > 1 ? "it must be of two kinds at once" : null;
    }
}
