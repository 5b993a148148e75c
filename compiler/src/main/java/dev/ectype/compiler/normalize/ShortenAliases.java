package dev.ectype.compiler.normalize;

import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.NullableType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Shortens long chains of aliases, since every stage follows aliases one by one, recursively and up to a limit. Of the
 * notes along a chain, those of the first name and the last type remain.
 */
final class ShortenAliases {
    /** Chains beyond this are artificial; {@code runtime.schema.Bare} follows twice as many names. */
    static final int LONGEST = 16;

    private final Map<TypeName, TypeRef> types;
    private final Map<TypeName, End> ends = new LinkedHashMap<>();

    /** Holds the end of a chain, its length, and whether one of its names allows null. */
    private record End(TypeName name, int distance, boolean nullable) {}

    private ShortenAliases(Map<TypeName, TypeRef> types) {
        this.types = types;
    }

    /** Shortens the aliases of types without alias cycles. */
    static Map<TypeName, TypeRef> in(Map<TypeName, TypeRef> types) {
        ShortenAliases aliases = new ShortenAliases(types);
        Map<TypeName, TypeRef> shortened = new LinkedHashMap<>();
        types.forEach((name, type) -> shortened.put(name, aliases.shortened(name, type)));
        return shortened;
    }

    private TypeRef shortened(TypeName name, TypeRef type) {
        End end = end(name);
        if (end.distance <= LONGEST) {
            return type;
        }
        NamedType target = new NamedType(end.name, end.nullable ? TypeNotes.NONE : type.notes());
        return end.nullable ? new NullableType(target, type.notes()) : target;
    }

    private End end(TypeName start) {
        Deque<TypeName> chain = new ArrayDeque<>();
        TypeName at = start;
        for (TypeName next = alias(at); !ends.containsKey(at) && next != null; next = alias(at)) {
            chain.push(at);
            at = next;
        }
        End end = ends.computeIfAbsent(at, last -> new End(last, 0, false));
        while (!chain.isEmpty()) {
            TypeName name = chain.pop();
            end = new End(end.name, end.distance + 1, end.nullable || types.get(name) instanceof NullableType);
            ends.put(name, end);
        }
        return end;
    }

    private @Nullable TypeName alias(TypeName name) {
        TypeRef type = types.get(name);
        TypeRef inner = type instanceof NullableType nullable ? nullable.type() : type;
        return inner instanceof NamedType named ? named.name() : null;
    }
}
