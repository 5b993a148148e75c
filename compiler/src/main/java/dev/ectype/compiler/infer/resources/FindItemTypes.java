package dev.ectype.compiler.infer.resources;

import dev.ectype.compiler.infer.draft.CreationRoutes;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.IdentifierMembers;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.index.Tombstones;
import dev.ectype.compiler.infer.index.TypedPath;
import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.ir.type.UnionType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Chooses the most complete type of a group's instances: from reads, else from creations, else from lists. */
public final class FindItemTypes implements InferenceRule {
    private static final TypeRef OPEN =
            new ObjectType(List.of(), new LinkedHashMap<>(), AnyType.ANY, null, null, TypeNotes.NONE);

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (ResourceDraft resource : draft.resources()) {
            TypeCandidate candidate = bestCandidate(draft, resource);
            if (candidate == null) {
                proposals.add(proposal(
                        new ModelChange.DropGroup(resource.key),
                        90,
                        "no operation returns or accepts an object there"));
            } else {
                proposals.add(store(draft, resource, candidate));
            }
        }
        return proposals;
    }

    private record TypeCandidate(TypeRef type, String evidence, int confidence) {}

    private Proposal store(ModelDraft draft, ResourceDraft resource, TypeCandidate candidate) {
        List<TypeRef> variants = draft.shapes.variants(candidate.type());
        List<TypeRef> living = new ArrayList<>();
        TypeRef tombstone = null;
        for (TypeRef variant : variants) {
            if (Tombstones.isTombstone(draft.shapes, variant)) {
                tombstone = variant;
            } else {
                living.add(variant);
            }
        }
        boolean split = tombstone != null && living.size() == 1;
        TypeRef stored = split ? living.get(0) : candidate.type();
        ModelChange change = new ModelChange.SetType(resource.key, stored, split ? tombstone : null);
        return proposal(
                change,
                candidate.confidence(),
                candidate.evidence() + (split ? ", and another type for a deleted instance" : ""));
    }

    /** Returns the type of the read, unless it has no identifier and another candidate has one. */
    private static @Nullable TypeCandidate bestCandidate(ModelDraft draft, ResourceDraft resource) {
        TypeCandidate read = read(draft, resource);
        if (read != null && identified(draft, resource, read)) {
            return read;
        }
        TypeCandidate created = created(draft, resource);
        if (created != null && identified(draft, resource, created)) {
            return created;
        }
        TypeCandidate listed = listed(draft, resource);
        if (read != null && (listed == null || !identified(draft, resource, listed))) {
            return read;
        }
        TypeCandidate written = listed == null ? written(draft, resource) : listed;
        if (written == null && isStored(draft, resource)) {
            return new TypeCandidate(OPEN, "it is read, but no schema describes it", 50);
        }
        return written == null && isOnlyDeleted(draft, resource)
                ? new TypeCandidate(OPEN, "it is deleted by its identifier, but no schema describes it", 50)
                : written;
    }

    /**
     * Returns whether instances exist elsewhere and operations only delete them. Below a parent, a deletion may mean a
     * membership.
     */
    private static boolean isOnlyDeleted(ModelDraft draft, ResourceDraft resource) {
        boolean alone = resource.items.size() == 1
                && resource.collections.stream().allMatch(path -> draft.routes.find("POST", path) == null);
        SegmentedPath item = alone ? resource.items.get(0) : null;
        return item != null
                && item.parameters() == 1
                && IdentifierMembers.isIdentifierName(String.valueOf(resource.idParameter()))
                && draft.routes.at(item).stream()
                        .allMatch(route -> route.method().equals("DELETE"));
    }

    /** Returns whether undescribed instances are read, and either created or identified by name. */
    private static boolean isStored(ModelDraft draft, ResourceDraft resource) {
        String parameter = resource.idParameter();
        boolean named = parameter != null && IdentifierMembers.isIdentifierName(parameter);
        return resource.isRead(draft)
                && (named || !CreationRoutes.routes(draft, resource).isEmpty());
    }

    private static @Nullable TypeCandidate read(ModelDraft draft, ResourceDraft resource) {
        for (SegmentedPath path : resource.singleton ? resource.collections : resource.items) {
            TypeCandidate read = reply(draft, resource, draft.routes.find("GET", path), resource.singleton ? 85 : 95);
            if (read != null) {
                return read;
            }
        }
        return null;
    }

    private static @Nullable TypeCandidate created(ModelDraft draft, ResourceDraft resource) {
        for (OperationRoute create : CreationRoutes.routes(draft, resource)) {
            TypeCandidate created = reply(draft, resource, create, 85);
            if (created != null) {
                return created;
            }
        }
        return null;
    }

    private static boolean identified(ModelDraft draft, ResourceDraft resource, TypeCandidate candidate) {
        ObjectShape shape = draft.shapes.shape(candidate.type());
        return resource.singleton || draft.idMembers.of(shape, resource.noun(), resource.idParameter()) != null;
    }

    private static @Nullable TypeCandidate listed(ModelDraft draft, ResourceDraft resource) {
        for (SegmentedPath collection : resource.collections) {
            TypedPath items = draft.listedItems(collection, resource.literal());
            if (items != null) {
                TypeRef element = draft.envelopes.element(items.type(), resource.noun());
                return new TypeCandidate(element, "GET " + collection.key() + " lists it", 80);
            }
        }
        return null;
    }

    /** Returns the last fallback: the reply of an update, or the body of a creation. */
    private static @Nullable TypeCandidate written(ModelDraft draft, ResourceDraft resource) {
        for (SegmentedPath item : resource.items) {
            for (String method : List.of("PUT", "PATCH")) {
                TypeCandidate changed = reply(draft, resource, draft.routes.find(method, item), 70);
                if (changed != null) {
                    return changed;
                }
            }
        }
        for (OperationRoute route : writes(draft, resource)) {
            TypeRef body = Payloads.bodyType(route.endpoint());
            TypedPath taken = body == null ? null : draft.envelopes.item(body, resource.noun(), resource.idParameter());
            if (taken != null && !draft.shapes.shape(taken.type()).isEmpty()) {
                return new TypeCandidate(
                        taken.type(), route.method() + " " + route.path().key() + " accepts it", 60);
            }
        }
        return null;
    }

    private static List<OperationRoute> writes(ModelDraft draft, ResourceDraft resource) {
        List<OperationRoute> writes = new ArrayList<>();
        resource.collections.forEach(path -> addIfThere(draft.routes.find("POST", path), writes));
        resource.items.forEach(path -> addIfThere(draft.routes.find("PUT", path), writes));
        return writes;
    }

    private static void addIfThere(@Nullable OperationRoute route, List<OperationRoute> routes) {
        if (route != null) {
            routes.add(route);
        }
    }

    /**
     * Returns the type of a single instance if a reply is either an instance or a list of several, as for files and
     * folders.
     */
    private static TypeRef singleInstance(ModelDraft draft, TypeRef type) {
        List<TypeRef> variants = draft.shapes.variants(type);
        List<TypeRef> objects = variants.stream()
                .filter(variant -> draft.shapes.items(variant) == null)
                .toList();
        boolean several = !objects.isEmpty() && objects.size() < variants.size();
        TypeRef only = objects.size() == 1 ? objects.get(0) : new UnionType(objects, false, null, TypeNotes.NONE);
        return several ? only : type;
    }

    private static @Nullable TypeCandidate reply(
            ModelDraft draft, ResourceDraft resource, @Nullable OperationRoute route, int confidence) {
        TypeRef reply = route == null ? null : Payloads.replyType(route.endpoint());
        TypedPath item = reply == null ? null : draft.envelopes.item(reply, resource.noun(), resource.idParameter());
        if (route == null || item == null || draft.shapes.shape(item.type()).isEmpty()) {
            return null;
        }
        return new TypeCandidate(
                singleInstance(draft, item.type()),
                route.method() + " " + route.path().key() + " returns it",
                confidence);
    }
}
