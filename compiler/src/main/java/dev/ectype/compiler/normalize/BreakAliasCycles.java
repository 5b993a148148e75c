package dev.ectype.compiler.normalize;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.NullableType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Replaces aliases that only lead back to themselves by a type of any value. */
final class BreakAliasCycles {
    private BreakAliasCycles() {}

    static Map<TypeName, TypeRef> in(Map<TypeName, TypeRef> types, Diagnostics diagnostics) {
        Map<TypeName, TypeRef> broken = new LinkedHashMap<>(types);
        Set<TypeName> ending = new LinkedHashSet<>();
        for (TypeName name : types.keySet()) {
            if (isEndless(name, broken, ending)) {
                broken.put(name, AnyType.ANY);
                diagnostics.report(
                        DiagnosticCode.REFERENCE_TO_ITSELF,
                        SourceLocation.NONE,
                        "the type `" + name + "` refers only to itself, so it allows any value",
                        "Describe the type in its declaration.");
            }
        }
        return broken;
    }

    private static boolean isEndless(TypeName start, Map<TypeName, TypeRef> types, Set<TypeName> ending) {
        Set<TypeName> seen = new LinkedHashSet<>();
        TypeName name = start;
        while (name != null && !ending.contains(name)) {
            if (!seen.add(name)) {
                return true;
            }
            name = alias(types.get(name));
        }
        ending.addAll(seen);
        return false;
    }

    private static @Nullable TypeName alias(@Nullable TypeRef type) {
        TypeRef inner = type instanceof NullableType nullable ? nullable.type() : type;
        return inner instanceof NamedType named ? named.name() : null;
    }
}
