package dev.ectype.compiler.emit.plan;

import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** Finds the types that contain a write-only member at any depth. */
final class SecretTypes {
    private final Set<TypeName> secretive = new LinkedHashSet<>();

    private SecretTypes() {}

    /** Examines every type once, because in large descriptions most types reach most others. */
    static SecretTypes of(Map<TypeName, TypeRef> declared) {
        SecretTypes types = new SecretTypes();
        Map<TypeName, List<TypeName>> users = new LinkedHashMap<>();
        Deque<TypeName> open = new ArrayDeque<>();
        declared.forEach((name, type) -> {
            if (look(
                    type,
                    inner -> users.computeIfAbsent(inner, key -> new ArrayList<>())
                            .add(name))) {
                open.add(name);
            }
        });
        while (!open.isEmpty()) {
            TypeName name = open.remove();
            if (types.secretive.add(name)) {
                open.addAll(users.getOrDefault(name, List.of()));
            }
        }
        return types;
    }

    boolean hides(TypeRef type) {
        boolean[] named = new boolean[1];
        boolean written = look(type, name -> named[0] |= secretive.contains(name));
        return written || named[0];
    }

    /** Returns whether a type itself has a write-only part, and passes the type names it refers to on. */
    private static boolean look(TypeRef type, Consumer<TypeName> names) {
        boolean found = false;
        Deque<TypeRef> open = new ArrayDeque<>(List.of(type));
        while (!open.isEmpty()) {
            TypeRef each = open.pop();
            found |= each.notes().writeOnly();
            if (each instanceof NamedType named) {
                names.accept(named.name());
            } else {
                each.children().forEach(open::push);
            }
        }
        return found;
    }
}
