package dev.ectype.compiler.emit.plan;

import dev.ectype.compiler.emit.type.EmissionNames;
import dev.ectype.compiler.graph.Behavior;
import dev.ectype.compiler.graph.Projection;
import dev.ectype.compiler.graph.step.Step;
import dev.ectype.compiler.graph.step.StepOutput;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.ir.type.UnionType;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds the operations that reply with exactly the stored document, so that the runtime can copy its bytes. */
final class IdentityProjections {
    private final EmissionNames names;
    private final SecretTypes secrets;
    private final Map<ResourceName, TypeRef> stored = new LinkedHashMap<>();
    private final Map<ResourceName, Boolean> secretive = new LinkedHashMap<>();

    IdentityProjections(ApiModel model, EmissionNames names) {
        this.names = names;
        this.secrets = SecretTypes.of(model.api().types());
        for (Resource resource : model.resources()) {
            stored.put(resource.name(), resource.type());
        }
    }

    boolean isIdentity(Behavior behavior) {
        Media media = behavior.reply().media();
        ResourceName resource = behavior.steps().isEmpty()
                ? null
                : behavior.steps().get(behavior.steps().size() - 1).resource();
        boolean removes = behavior.steps().stream().anyMatch(IdentityProjections::repliesWithOther);
        TypeRef reply = media == null ? null : media.type();
        if (media == null || reply == null || resource == null || removes || !media.isJson()) {
            return false;
        }
        TypeRef projected = projectedType(reply, behavior.reply().projection());
        TypeRef storedType = stored.get(resource);
        return projected != null
                && storedType != null
                && same(projected, storedType)
                && !hidesMembers(resource, storedType);
    }

    private static boolean repliesWithOther(Step step) {
        return step.output() == StepOutput.REMOVED_INSTANCE || step.output() == StepOutput.VALUE;
    }

    private @Nullable TypeRef projectedType(TypeRef reply, Projection projection) {
        if (projection instanceof Projection.Item item) {
            return names.inside(reply, item.at());
        }
        if (projection instanceof Projection.Page page) {
            TypeRef list = names.inside(reply, page.at());
            return list != null && names.types().bare(list) instanceof ArrayType array ? array.items() : null;
        }
        return null;
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

    /** Returns whether a type has write-only members. A copy of the stored bytes would reveal them. */
    private boolean hidesMembers(ResourceName resource, TypeRef storedType) {
        return secretive.computeIfAbsent(resource, name -> secrets.hides(storedType));
    }
}
