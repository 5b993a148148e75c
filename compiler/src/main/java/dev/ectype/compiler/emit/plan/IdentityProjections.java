package dev.ectype.compiler.emit.plan;

import dev.ectype.compiler.emit.type.EmissionNames;
import dev.ectype.compiler.graph.Behavior;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.ir.type.UnionType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Finds the operations that reply with exactly the stored document, so that the runtime can copy its bytes. */
final class IdentityProjections {
    private final EmissionNames names;
    private final SecretTypes secrets;
    private final HiddenMembers hidden;
    private final Map<ResourceName, TypeRef> stored = new LinkedHashMap<>();
    private final Map<ResourceName, Boolean> secretive = new LinkedHashMap<>();

    IdentityProjections(ApiModel model, EmissionNames names, HiddenMembers hidden) {
        this.names = names;
        this.hidden = hidden;
        this.secrets = SecretTypes.of(model.api().types());
        // Replies of a recorded API leave out what was not recorded, such as an identifier that only the path contains.
        List<Resource> copied = model.api().recorded() ? List.of() : model.resources();
        for (Resource resource : copied) {
            stored.put(resource.name(), resource.type());
        }
    }

    boolean isIdentity(Behavior behavior) {
        ResourceName resource = RepliedInstances.resource(behavior);
        TypeRef projected = RepliedInstances.type(behavior, names);
        TypeRef storedType = resource == null ? null : stored.get(resource);
        return resource != null
                && projected != null
                && storedType != null
                && same(projected, storedType)
                && !hidesMembers(resource, storedType);
    }

    private boolean same(TypeRef projected, TypeRef storedType) {
        if (names.types().bare(projected).equals(names.types().bare(storedType))) {
            return true;
        }
        return names.types().bare(projected) instanceof UnionType union
                && storedType instanceof NamedType named
                && union.variants().stream()
                        .anyMatch(variant -> variant instanceof NamedType other
                                && other.name().equals(named.name()))
                && (!union.exclusive() || isDisjoint(union, named));
    }

    /** Returns whether no other variant of an exclusive union accepts the stored document. */
    private boolean isDisjoint(UnionType union, NamedType storedType) {
        TypeRef own = names.types().bare(storedType);
        return union.variants().stream()
                .filter(variant ->
                        !(variant instanceof NamedType other && other.name().equals(storedType.name())))
                .allMatch(
                        variant -> DisjointTypes.areDisjoint(own, names.types().bare(variant)));
    }

    /** Returns whether responses omit stored members. A copy of the stored bytes would reveal them. */
    private boolean hidesMembers(ResourceName resource, TypeRef storedType) {
        return !hidden.of(resource).members().isEmpty()
                || secretive.computeIfAbsent(resource, name -> secrets.hides(storedType));
    }
}
