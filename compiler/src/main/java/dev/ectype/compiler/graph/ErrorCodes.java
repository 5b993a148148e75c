package dev.ectype.compiler.graph;

import dev.ectype.compiler.ir.Api;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.error.DescribedCode;
import dev.ectype.compiler.ir.error.ProblemKind;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds the problems that the codes of an error type mean. */
final class ErrorCodes {
    private static final int DEEPEST = 5;

    private final Api api;
    private final Map<String, List<DescribedCode.Meaning>> meanings = new LinkedHashMap<>();
    private final Map<TypeRef, Boolean> known = new LinkedHashMap<>();

    ErrorCodes(ApiModel model) {
        this.api = model.api();
        model.errors().codes().forEach(code -> meanings.put(code.value(), code.meanings()));
    }

    /** Returns whether the error type has a code for bad requests but none for conflicts. */
    boolean haveNoConflictCode(TypeRef error) {
        Boolean hasNone = known.get(error);
        if (hasNone == null) {
            Set<ProblemKind> kinds = new LinkedHashSet<>();
            collect(error, kinds, 0);
            hasNone = kinds.contains(ProblemKind.BAD_REQUEST) && !kinds.contains(ProblemKind.ANY_CONFLICT);
            known.put(error, hasNone);
        }
        return hasNone;
    }

    private void collect(TypeRef type, Set<ProblemKind> kinds, int depth) {
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

    private void read(JsonValue value, Set<ProblemKind> kinds) {
        if (value instanceof JsonText text) {
            meanings.getOrDefault(text.text(), List.of()).forEach(meaning -> kinds.add(meaning.kind()));
        }
    }
}
