package dev.ectype.compiler.infer.identity;

import dev.ectype.compiler.infer.draft.CreationRoutes;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.IdentifierMembers;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the member that an item's path parameter identifies: {@code petId} is the {@code id} of a pet, {@code slug} is
 * its {@code slug}.
 */
public final class BindIdParameterToResource implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (ResourceDraft resource : draft.resources()) {
            List<String> members = new ArrayList<>(members(draft, resource));
            String listed = ListedIdentifiers.of(draft, resource, members);
            if (listed != null) {
                members.remove(listed);
                members.add(0, listed);
            }
            proposals.add(identify(draft, resource, members));
        }
        return proposals;
    }

    private static Set<String> members(ModelDraft draft, ResourceDraft resource) {
        ObjectShape shape = draft.shape(resource);
        // Of two adjacent parameters the last identifies best: in /apps/{name}/{id} several apps may have the same
        // name.
        List<String> parameters = resource.identifyingPaths().stream()
                .sorted(Comparator.comparing((SegmentedPath item) -> !resource.items.contains(item.parent()))
                        .thenComparing(item -> isFurtherKey(draft, item)))
                .map(item -> item.last().parameter())
                .toList();
        boolean asksForId = parameters.stream().anyMatch(IdentifierMembers::isIdentifierName);
        Set<String> members = new LinkedHashSet<>();
        for (String parameter : parameters) {
            draft.idMembers.all(shape, resource.noun(), parameter).stream()
                    .filter(member ->
                            !asksForId || IdentifierMembers.isIdentifierName(parameter) || names(parameter, member))
                    .filter(member -> !isOuter(resource, parameter, member))
                    .forEach(members::add);
        }
        if (members.isEmpty()) {
            draft.idMembers.all(shape, resource.noun(), null).stream()
                    .filter(member -> !asksForId && !parameters.isEmpty() || isIdentifier(member))
                    .forEach(members::add);
        }
        boolean listed = members.isEmpty() && resource.items.isEmpty();
        for (String parameter : listed ? parametersBelow(draft, resource) : List.<String>of()) {
            members.addAll(draft.idMembers.all(shape, resource.noun(), parameter));
        }
        if (members.isEmpty() && isCatalog(draft, resource)) {
            String key = draft.idMembers.naturalKey(shape, shape);
            key = key == null && isOfService(draft, resource) ? draft.idMembers.listed(shape) : key;
            members.addAll(key == null ? List.of() : List.of(key));
        }
        String name = members.isEmpty()
                ? null
                : name(draft, resource, members.iterator().next());
        if (name != null) {
            members.add(name);
        }
        if (!members.isEmpty()) {
            members.addAll(DescribedLookupKeys.of(draft, resource));
        }
        return members;
    }

    /**
     * Returns whether operations without paths of their own find an instance by something else than its {@code id}. It is only a
     * further way to find the instance if others use the {@code id}.
     */
    private static boolean isFurtherKey(ModelDraft draft, SegmentedPath item) {
        String parameter = item.last().parameter();
        return parameter != null
                && !IdentifierMembers.isIdentifierName(parameter)
                && draft.routes.at(item).stream()
                        .noneMatch(route -> route.endpoint().binding().isHttp());
    }

    private static boolean isOfService(ModelDraft draft, ResourceDraft resource) {
        return resource.collections.stream()
                .flatMap(path -> draft.routes.at(path).stream())
                .anyMatch(route -> route.endpoint().binding().serviceName() != null);
    }

    /** Returns the parameters right below a list that lead to other paths: {@code layer} of {@code /layers/{layer}/versions}. */
    private static List<String> parametersBelow(ModelDraft draft, ResourceDraft resource) {
        Set<String> parameters = new LinkedHashSet<>();
        for (OperationRoute route : draft.routes.all()) {
            for (SegmentedPath collection : resource.collections) {
                String parameter = route.path().parameterBelow(collection);
                if (parameter != null) {
                    parameters.add(parameter);
                }
            }
        }
        return List.copyOf(parameters);
    }

    /** Returns whether instances are only listed, such as countries, so that clients tell them apart by a natural key. */
    private static boolean isCatalog(ModelDraft draft, ResourceDraft resource) {
        return !resource.singleton
                && resource.items.isEmpty()
                && CreationRoutes.routes(draft, resource).isEmpty();
    }

    /**
     * Returns whether a member belongs to a parent that the path names before, as in
     * {@code /users/{user_id}/settings/{settings_user_id}}.
     */
    private static boolean isOuter(ResourceDraft resource, String parameter, String member) {
        return !NameWords.bare(member).equals(NameWords.bare(parameter))
                && resource.identifyingPaths().stream()
                        .filter(item -> parameter.equals(item.last().parameter()))
                        .anyMatch(item -> names(item.parent(), member));
    }

    private static boolean names(SegmentedPath path, String member) {
        return path.segments().stream()
                .anyMatch(each -> each.parameter() != null
                        && NameWords.bare(each.parameter()).equals(NameWords.bare(member)));
    }

    /**
     * Returns the name member for resources with a numeric identifier and a word in their path, such as
     * {@code /clubs/{club}}, or null.
     */
    private static @Nullable String name(ModelDraft draft, ResourceDraft resource, String identity) {
        ObjectShape shape = draft.shape(resource);
        return PathWords.isNumber(draft, shape.member(identity)) && PathWords.name(draft, resource)
                ? draft.idMembers.naturalKey(shape, CreationRoutes.body(draft, resource))
                : null;
    }

    /**
     * Returns whether a parameter names a member. With an identifier, a name member counts only then; a {@code filter}
     * does not.
     */
    private static boolean names(String parameter, String member) {
        return NameWords.bare(parameter).contains(NameWords.bare(member));
    }

    /**
     * Returns whether a member is an identifier by name. Without a path that names an instance, only such members are
     * unique.
     */
    private static boolean isIdentifier(String member) {
        return NameWords.bare(member).matches(".*(id|uid|guid|uuid)");
    }

    /** Returns the identifier that only the body of a creation has, or null. */
    private static @Nullable String sent(ModelDraft draft, ResourceDraft resource, @Nullable String parameter) {
        for (OperationRoute create : CreationRoutes.routes(draft, resource)) {
            TypeRef body = Payloads.bodyType(create.endpoint());
            List<String> members = body == null || parameter == null
                    ? List.of()
                    : draft.idMembers.all(draft.shapes.shape(body), resource.noun(), parameter);
            for (String member : members) {
                if (parameter != null && !isOuter(resource, parameter, member)) {
                    return member;
                }
            }
        }
        return null;
    }

    private Proposal identify(ModelDraft draft, ResourceDraft resource, List<String> members) {
        String parameter = resource.idParameter();
        if (members.isEmpty()) {
            return identifyWithoutMember(draft, resource, parameter);
        }
        String member = members.get(0);
        ModelChange change =
                new ResourceChange.SetIdentifier(resource.resourceName(), member, members.subList(1, members.size()));
        return proposal(change, confidence(parameter, member), evidence(parameter, member));
    }

    /** Identifies instances by a member that only the creation has, else by a name that no member has. */
    private Proposal identifyWithoutMember(ModelDraft draft, ResourceDraft resource, @Nullable String parameter) {
        String sent = sent(draft, resource, parameter);
        if (sent != null) {
            ModelChange change = new ResourceChange.SetIdentifier(resource.resourceName(), sent, List.of());
            return proposal(change, 70, "the body of the creation contains " + sent + " and no response does");
        }
        String fallback = parameter == null ? "id" : fallback(parameter);
        ObjectMember same = draft.shape(resource).member(fallback);
        // A list or an object is no identifier.
        fallback = same == null || draft.shapes.mayBeScalar(same.type()) ? fallback : "id";
        ModelChange change = new ResourceChange.SetIdentifier(resource.resourceName(), fallback, List.of());
        return proposal(change, 50, "no member of its type looks like an identifier");
    }

    /** Returns the identifier member for a parameter without a matching member: {@code id} for {@code boardId}. */
    private static String fallback(String parameter) {
        List<String> words = NameWords.of(parameter);
        String last = words.isEmpty() ? "" : words.get(words.size() - 1);
        boolean generic = List.of("id", "uuid", "guid").contains(last);
        return generic ? last : !words.isEmpty() && words.get(0).equals("id") ? "id" : parameter;
    }

    private static int confidence(@Nullable String parameter, String member) {
        return parameter != null && NameWords.bare(parameter).equals(NameWords.bare(member)) ? 95 : 85;
    }

    private static String evidence(@Nullable String parameter, String member) {
        return parameter == null
                ? "its type has the member " + member
                : "the path parameter " + parameter + " matches the member " + member;
    }
}
