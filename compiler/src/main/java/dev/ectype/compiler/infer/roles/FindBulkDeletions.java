package dev.ectype.compiler.infer.roles;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.PathlessCalls;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.Verbs;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.resource.DeleteMany;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.noun.Nouns;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Recognises deletions at a collection, or at a verb below it, with identifiers of several instances in the request.
 */
public final class FindBulkDeletions implements InferenceRule {
    private static final List<String> DELETING = List.of("delete", "destroy", "remove", "purge", "erase");

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            ResourceDraft resource = draft.role(route.endpoint().id()) == null ? resource(draft, route) : null;
            Role role = resource == null || resource.singleton ? null : role(draft, route, resource);
            if (role != null) {
                String evidence = route.method() + " " + route.path().key() + " accepts identifiers";
                proposals.add(
                        proposal(new ModelChange.AssignRole(route.endpoint().id(), role), 75, evidence));
            }
        }
        return proposals;
    }

    private static @Nullable ResourceDraft resource(ModelDraft draft, OperationRoute route) {
        SegmentedPath path = route.path();
        ResourceDraft direct = draft.at(path);
        if (direct != null) {
            return route.method().equals("DELETE") && isMainCollection(direct, path) ? direct : null;
        }
        boolean verb = path.endsWithLiteral() && path.size() > 1 && deletesMany(route);
        ResourceDraft above = verb ? draft.at(path.parent()) : null;
        return above != null && isMainCollection(above, path.parent()) ? above : null;
    }

    /**
     * Returns whether a path is the main collection. At deeper paths, instances are more often removed from a list than
     * deleted.
     */
    private static boolean isMainCollection(ResourceDraft resource, SegmentedPath collection) {
        return resource.collections.contains(collection)
                && collection.parameters() <= resource.path().parameters();
    }

    private static boolean deletesMany(OperationRoute route) {
        List<String> words = NameWords.of(route.path().last().literal());
        boolean deletes = route.method().equals("DELETE") || words.stream().anyMatch(DELETING::contains);
        boolean many = words.stream().anyMatch(Verbs::meansMany)
                || words.size() == 1 && route.method().equals("POST");
        return deletes && many && !route.method().equals("GET");
    }

    private static @Nullable Role role(ModelDraft draft, OperationRoute route, ResourceDraft resource) {
        for (Parameter parameter : route.endpoint().parameters()) {
            boolean list = draft.shapes.core(parameter.type()) instanceof ArrayType;
            if (parameter.in() == Parameter.In.QUERY && namesMany(parameter.name(), resource, list)) {
                return new DeleteMany(resource.resourceName(), parameter.name(), null);
            }
        }
        TypeRef body = Payloads.bodyType(route.endpoint());
        if (body == null) {
            return null;
        }
        TypeRef items = draft.shapes.items(body);
        if (items != null) {
            return identifies(draft, items, resource)
                    ? new DeleteMany(resource.resourceName(), null, MemberPath.ROOT)
                    : null;
        }
        // A call without a path, and a verb for several instances, name what they delete, whatever their only list is
        // called.
        boolean only = (PathlessCalls.isCall(route.endpoint().binding()) || draft.at(route.path()) == null)
                && draft.shapes.shape(body).members().size() == 1;
        for (ObjectMember member : draft.shapes.shape(body).members().values()) {
            TypeRef inner = draft.shapes.items(member.type());
            boolean named = only
                    || namesMany(member.name(), resource, true)
                    || NameWords.key(member.name()).equals(NameWords.key(resource.literal()));
            if (inner != null && named && identifies(draft, inner, resource)) {
                return new DeleteMany(resource.resourceName(), null, MemberPath.of(member.name()));
            }
        }
        return null;
    }

    /**
     * Returns whether a parameter holds several identifiers: {@code ids}, {@code ticket_ids}, or {@code id} as a list.
     */
    static boolean namesMany(String name, ResourceDraft resource, boolean list) {
        String bare = NameWords.bare(name);
        String identity = NameWords.bare(resource.idMember == null ? "id" : resource.idMember);
        String several = Nouns.plural(identity);
        boolean plural = bare.equals("ids") || bare.equals(several);
        return plural
                || bare.equals(NameWords.bare(resource.noun()) + "ids")
                || bare.equals(NameWords.bare(resource.noun()) + several)
                || list && (bare.equals("id") || bare.equals(identity));
    }

    private static boolean identifies(ModelDraft draft, TypeRef items, ResourceDraft resource) {
        ObjectShape shape = draft.shapes.shape(items);
        return shape.isEmpty()
                ? draft.shapes.mayBeScalar(items) || draft.shapes.isOpen(items)
                : resource.idMember != null && shape.has(resource.idMember);
    }
}
