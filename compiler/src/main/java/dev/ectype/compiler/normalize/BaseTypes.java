package dev.ectype.compiler.normalize;

import dev.ectype.compiler.ir.type.IntersectionType;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.NullableType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.ir.type.UnevaluatedType;
import dev.ectype.compiler.ir.type.UnionType;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Orders declared types so that each follows the types it is composed of, and collects their base types. Types with a
 * cyclic composition are not part of the order.
 */
final class BaseTypes {
    /** Bounds the memory for the bases of all types, in bits. The bases of further types are unknown. */
    private static final long MOST_BITS = 1L << 28;

    private final Map<TypeName, TypeRef> declared;
    private final Map<TypeName, Integer> positions = new LinkedHashMap<>();
    private final List<TypeName> order = new ArrayList<>();
    private final List<@Nullable BitSet> bases = new ArrayList<>();
    private long bits;

    BaseTypes(Map<TypeName, TypeRef> declared) {
        this.declared = declared;
        Set<TypeName> seen = new LinkedHashSet<>();
        declared.keySet().forEach(name -> visit(name, seen));
    }

    /** Returns the ordered types, each after the types it is composed of. */
    List<TypeName> order() {
        return Collections.unmodifiableList(order);
    }

    /** Returns an empty set of types for the parts of a composition. */
    Inherited inherited() {
        return new Inherited();
    }

    /** Collects the types of a composition's parts, with their bases. */
    final class Inherited {
        private final BitSet known = new BitSet();

        private Inherited() {}

        boolean contains(TypeName name) {
            Integer position = positions.get(name);
            return position != null && known.get(position);
        }

        void add(TypeName name) {
            Integer position = positions.get(name);
            BitSet all = position == null ? null : bases.get(position);
            if (position != null && all != null) {
                known.or(all);
                known.set(position);
            }
        }
    }

    /** Holds the state of a visited type. An explicit stack handles chains that would overflow the call stack. */
    private static final class Visit {
        private final TypeName name;
        private final Iterator<TypeName> parts;
        private boolean isOrdered = true;

        private Visit(TypeName name, Set<TypeName> parts) {
            this.name = name;
            this.parts = parts.iterator();
        }
    }

    private void visit(TypeName start, Set<TypeName> seen) {
        Deque<Visit> open = new ArrayDeque<>();
        begin(start, seen, open);
        while (!open.isEmpty()) {
            Visit visit = open.getLast();
            if (visit.parts.hasNext()) {
                TypeName part = visit.parts.next();
                // A visited part without a position is still open, or leads to an open type.
                visit.isOrdered &= !seen.contains(part) || positions.containsKey(part);
                begin(part, seen, open);
            } else {
                open.removeLast();
                if (visit.isOrdered) {
                    place(visit.name);
                } else if (!open.isEmpty()) {
                    open.getLast().isOrdered = false;
                }
            }
        }
    }

    private void begin(TypeName name, Set<TypeName> seen, Deque<Visit> open) {
        TypeRef type = declared.get(name);
        if (type != null && seen.add(name)) {
            Set<TypeName> parts = new LinkedHashSet<>();
            collect(type, parts);
            parts.retainAll(declared.keySet());
            open.add(new Visit(name, parts));
        }
    }

    private static void collect(TypeRef type, Set<TypeName> parts) {
        if (type instanceof NamedType named) {
            parts.add(named.name());
        } else if (isComposed(type)) {
            type.children().forEach(part -> collect(part, parts));
        }
    }

    /** Returns whether the canonical form of a type depends on its parts. */
    static boolean isComposed(TypeRef type) {
        return type instanceof IntersectionType
                || type instanceof UnionType
                || type instanceof NullableType
                || type instanceof UnevaluatedType;
    }

    private void place(TypeName name) {
        TypeRef type = declared.get(name);
        positions.put(name, order.size());
        order.add(name);
        bases.add(bits > MOST_BITS || type == null ? null : basesOf(type));
    }

    private BitSet basesOf(TypeRef type) {
        Inherited all = inherited();
        List<TypeRef> parts = type instanceof IntersectionType composed ? composed.parts() : List.of(type);
        for (TypeRef part : parts) {
            if (part instanceof NamedType named) {
                all.add(named.name());
            }
        }
        bits += all.known.size();
        return all.known;
    }
}
