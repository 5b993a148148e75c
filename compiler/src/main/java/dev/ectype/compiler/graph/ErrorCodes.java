package dev.ectype.compiler.graph;

import dev.ectype.compiler.ir.Api;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Finds the words that distinguish the kinds of an API's errors. */
final class ErrorCodes {
    private static final int DEEPEST = 5;
    private static final List<String> CONFLICTS =
            List.of("conflict", "duplicate", "exists", "state", "precondition", "already", "unique");

    private final Api api;
    private final Map<TypeRef, Boolean> known = new LinkedHashMap<>();

    ErrorCodes(Api api) {
        this.api = api;
    }

    /** Returns whether the error type has a code for bad requests but none for conflicts. */
    boolean haveNoConflictCode(TypeRef error) {
        Boolean hasNone = known.get(error);
        if (hasNone == null) {
            Kinds kinds = new Kinds();
            collect(error, kinds, 0);
            hasNone = kinds.bad && !kinds.conflict;
            known.put(error, hasNone);
        }
        return hasNone;
    }

    private static final class Kinds {
        private boolean bad;
        private boolean conflict;
    }

    private void collect(TypeRef type, Kinds kinds, int depth) {
        if (depth > DEEPEST) {
            return;
        }
        if (type instanceof NamedType named) {
            TypeName name = named.name();
            TypeRef target = api.types().get(name);
            if (target != null) {
                collect(target, kinds, depth + 1);
            }
        } else if (type instanceof EnumType listed) {
            listed.values().forEach(value -> read(value, kinds));
        } else {
            type.children().forEach(child -> collect(child, kinds, depth + 1));
        }
    }

    private static void read(JsonValue value, Kinds kinds) {
        if (value instanceof JsonText text) {
            String word = text.text().toLowerCase(Locale.ROOT).replaceAll("[^a-z]", "");
            kinds.bad |= word.startsWith("invalidrequest") || word.startsWith("badrequest");
            kinds.conflict |= CONFLICTS.stream().anyMatch(word::contains);
        }
    }
}
