package dev.ectype.compiler.infer.index;

import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.List;

/** Whether what a member holds can be spelled where a path parameter stands. */
public final class ParameterCompatibility {
    private static final List<String> FORMED = List.of("uuid", "guid");

    private ParameterCompatibility() {}

    /** Judges by one value of each, because a parameter is tied only to what it could always name. */
    public static boolean allows(TypeShapes shapes, TypeRef parameter, TypeRef member) {
        TypeRef asked = shapes.core(parameter);
        TypeRef held = shapes.core(member);
        if (isWhole(asked) || isWhole(held)) {
            return false;
        }
        if (asked instanceof EnumType listed) {
            return !(held instanceof NumberType || held instanceof TextType) && !isApart(listed, held);
        }
        if (asked instanceof NumberType) {
            return !(held instanceof TextType || held instanceof EnumType);
        }
        return !hasFixedFormat(asked) || !(held instanceof NumberType);
    }

    /** Whether a value is made for its place, so that no name or title stands there. */
    static boolean hasFixedFormat(TypeRef core) {
        return core instanceof TextType text && text.format() != null && FORMED.contains(text.format());
    }

    private static boolean isWhole(TypeRef core) {
        return core instanceof ObjectType || core instanceof ArrayType;
    }

    private static boolean isApart(EnumType listed, TypeRef held) {
        return held instanceof EnumType other && other.values().stream().noneMatch(listed.values()::contains);
    }
}
