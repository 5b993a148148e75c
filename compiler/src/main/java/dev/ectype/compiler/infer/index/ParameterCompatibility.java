package dev.ectype.compiler.infer.index;

import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.List;

/** Decides whether a path parameter can hold the values of a member. */
public final class ParameterCompatibility {
    private static final List<String> GENERATED = List.of("uuid", "guid");

    private ParameterCompatibility() {}

    /** Compares the two core types. A parameter is bound only to a member with valid values for it. */
    public static boolean allows(TypeShapes shapes, TypeRef parameter, TypeRef member) {
        TypeRef parameterType = shapes.core(parameter);
        TypeRef memberType = shapes.core(member);
        if (shapes.isSameCompound(parameter, member)) {
            return true;
        }
        if (isStructured(parameterType) || isStructured(memberType)) {
            return false;
        }
        if (parameterType instanceof EnumType listed) {
            return !(memberType instanceof NumberType || memberType instanceof TextType)
                    && !isDisjoint(listed, memberType);
        }
        if (parameterType instanceof NumberType) {
            return !(memberType instanceof TextType || memberType instanceof EnumType);
        }
        return !hasFixedFormat(parameterType) || !(memberType instanceof NumberType);
    }

    /** Returns whether a type has a generated format such as a UUID, so that names or titles are invalid. */
    static boolean hasFixedFormat(TypeRef core) {
        return core instanceof TextType text && text.format() != null && GENERATED.contains(text.format());
    }

    private static boolean isStructured(TypeRef core) {
        return core instanceof ObjectType || core instanceof ArrayType;
    }

    private static boolean isDisjoint(EnumType listed, TypeRef memberType) {
        return memberType instanceof EnumType other && other.values().stream().noneMatch(listed.values()::contains);
    }
}
