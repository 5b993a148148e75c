package dev.ectype.compiler.ingest.schema;

import dev.ectype.compiler.ingest.document.DescriptionReferences;
import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.source.LocatedNode;
import dev.ectype.compiler.source.tree.ObjectNode;
import dev.ectype.compiler.source.tree.SourceNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** Assigns each referenced schema one name, whichever file refers to it. */
public final class NamedTypes {
    /** The limit of references that only lead to other references. */
    private static final int LONGEST_CHAIN = 50;

    private final DescriptionReferences links;
    private final DynamicAnchorIndex reach;
    private final Map<SourceNode, TypeName> names = new IdentityHashMap<>();
    private final Map<SourceNode, Map<String, TypeName>> scoped = new IdentityHashMap<>();
    private final Map<String, TypeName> components = new LinkedHashMap<>();
    private final Map<TypeName, TypeRef> types = new LinkedHashMap<>();
    private final Map<TypeName, String> written = new LinkedHashMap<>();
    private final Map<String, Integer> numbers = new LinkedHashMap<>();
    private final Map<TypeName, LocatedNode> lent = new LinkedHashMap<>();
    private final List<LocatedNode> declared = new ArrayList<>();
    private final Deque<Pending> unread = new ArrayDeque<>();

    private record Pending(TypeName name, LocatedNode schema, DynamicScope scope) {}

    public NamedTypes(DescriptionReferences links) {
        this.links = links;
        this.reach = new DynamicAnchorIndex(links);
    }

    /** Reserves the names of the entry's schemas, so that no other takes them. */
    public void declare(List<LocatedNode> schemas) {
        declared.addAll(schemas);
        schemas.forEach(schema -> name(schema, DynamicScope.NONE));
        schemas.stream().filter(NamedTypes::isOnlyReference).forEach(this::lendName);
        schemas.forEach(schema -> components.put(schema.name(), nameOf(schema)));
    }

    /** Returns the schemas of the entry. */
    List<LocatedNode> declared() {
        return Collections.unmodifiableList(declared);
    }

    /** Returns the type of a reference in a scope, or any value if the reference is broken. */
    TypeRef named(LocatedNode referring, DynamicScope scope) {
        LocatedNode dynamicTarget = scope.target(referring);
        LocatedNode target = dynamicTarget == null ? links.target(referring) : dynamicTarget;
        boolean endless = target != null && links.follow(target) == null;
        return target == null || endless ? AnyType.ANY : new NamedType(nameOf(target, scope), TypeNotes.NONE);
    }

    /** Returns the type for a discriminator's mapping: the name of a component, or a reference. */
    @Nullable
    TypeName mapped(LocatedNode place, String value) {
        TypeName component = components.get(value);
        if (component != null) {
            return component;
        }
        LocatedNode target = links.target(place, value);
        return target == null ? null : nameOf(target);
    }

    /** Names a schema that no reference names. */
    public TypeRef named(LocatedNode schema, String wanted) {
        TypeName known = names.get(schema.node());
        TypeName name = known == null ? free(wanted) : known;
        if (known == null) {
            names.put(schema.node(), name);
            unread.add(new Pending(name, schema, DynamicScope.NONE));
        }
        return new NamedType(name, TypeNotes.NONE);
    }

    /** Reserves a name for a type in another notation, which {@link #define} completes. */
    public TypeName reserve(String wanted) {
        return free(wanted);
    }

    /** Completes the type of a reserved name. */
    public void define(TypeName name, TypeRef type) {
        types.put(name, type);
    }

    /** Returns the name of a schema, or null if nothing refers to it. */
    @Nullable
    TypeName known(LocatedNode schema) {
        return names.get(schema.node());
    }

    /** Returns the name as written in the description, without the number that made it unique. */
    String written(TypeName name) {
        return written.getOrDefault(name, name.value());
    }

    /** Reads every named type. Reading one may name more. */
    Map<TypeName, TypeRef> read(BiFunction<LocatedNode, DynamicScope, TypeRef> reader) {
        for (Pending next = unread.poll(); next != null; next = unread.poll()) {
            types.put(next.name(), reader.apply(lent.getOrDefault(next.name(), next.schema()), next.scope()));
        }
        return types;
    }

    private TypeName nameOf(LocatedNode schema) {
        return nameOf(schema, DynamicScope.NONE);
    }

    private TypeName nameOf(LocatedNode schema, DynamicScope scope) {
        LocatedNode end = schema;
        for (int step = 0; step < LONGEST_CHAIN && !names.containsKey(end.node()) && isOnlyReference(end); step++) {
            LocatedNode target = links.target(end);
            if (target == null) {
                break;
            }
            end = target;
        }
        DynamicScope narrow = scope.isEmpty() ? scope : scope.towards(end, reach.of(end));
        TypeName known = narrow.isEmpty()
                ? names.get(end.node())
                : scoped.computeIfAbsent(end.node(), node -> new LinkedHashMap<>())
                        .get(narrow.key());
        return known == null ? name(end, narrow) : known;
    }

    private TypeName name(LocatedNode schema, DynamicScope scope) {
        String wanted = schema.name().isEmpty() ? fileName(schema.document().file()) : schema.name();
        TypeName name = free(wanted);
        unread.add(new Pending(name, schema, scope));
        if (scope.isEmpty()) {
            names.put(schema.node(), name);
        } else {
            scoped.computeIfAbsent(schema.node(), node -> new LinkedHashMap<>()).put(scope.key(), name);
        }
        return name;
    }

    private TypeName free(String wanted) {
        TypeName name = new TypeName(wanted);
        numbers.putIfAbsent(wanted, 1);
        while (types.containsKey(name)) {
            name = new TypeName(wanted + numbers.merge(wanted, 1, Integer::sum));
        }
        written.put(name, wanted);
        types.put(name, AnyType.ANY);
        return name;
    }

    // A component that only refers to a file passes its name to the target: one type instead of two.
    private void lendName(LocatedNode component) {
        TypeName name = names.get(component.node());
        LocatedNode target = links.target(component);
        if (name != null && target != null && !names.containsKey(target.node())) {
            names.put(target.node(), name);
            lent.put(name, target);
        }
    }

    private static boolean isOnlyReference(LocatedNode schema) {
        return DescriptionReferences.isReference(schema)
                && schema.node() instanceof ObjectNode object
                && object.entries().size() == 1;
    }

    private static String fileName(String file) {
        String last = file.substring(file.replace('\\', '/').lastIndexOf('/') + 1);
        int dot = last.lastIndexOf('.');
        return dot > 0 ? last.substring(0, dot) : last;
    }
}
