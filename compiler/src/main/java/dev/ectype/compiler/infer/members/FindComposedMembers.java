package dev.ectype.compiler.infer.members;

import dev.ectype.compiler.infer.draft.CreationRoutes;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.ir.resource.ComposedText;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.json.JsonObject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds texts that are composed of other values according to examples, such as {@code full_name} of the owner's login and
 * the name, and links with path parameters. Links without an example are composed by their names.
 */
public final class FindComposedMembers implements InferenceRule {
    private static final int BY_EXAMPLE = 80;
    private static final int BY_NAME = 60;

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        Map<String, List<OperationRoute>> routesByResource = new LinkedHashMap<>();
        for (OperationRoute route : draft.routes.all()) {
            Role role = draft.role(route.endpoint().id());
            if (role != null) {
                routesByResource
                        .computeIfAbsent(role.resource().value(), key -> new ArrayList<>())
                        .add(route);
            }
        }
        List<Proposal> proposals = new ArrayList<>();
        Map<SegmentedPath, Set<SegmentedPath>> paths = LinkTemplates.index(draft);
        for (ResourceDraft resource : draft.resources()) {
            if (!resource.singleton) {
                List<OperationRoute> routes =
                        routesByResource.getOrDefault(resource.resourceName().value(), List.of());
                propose(
                        draft,
                        resource,
                        routes,
                        LinkTemplates.of(resource, CreationRoutes.routes(draft, resource), paths),
                        proposals);
            }
        }
        return proposals;
    }

    private void propose(
            ModelDraft draft,
            ResourceDraft resource,
            List<OperationRoute> routes,
            LinkTemplates links,
            List<Proposal> proposals) {
        List<CompositionReader> examples = new ArrayList<>();
        for (JsonObject example : ResourceExamples.of(draft, resource, routes)) {
            examples.add(new CompositionReader(draft, resource, example, links));
        }
        ObjectShape body = CreationRoutes.body(draft, resource);
        NamedLinks named = new NamedLinks(draft, resource, links, CreationRoutes.routes(draft, resource));
        int byName = 0;
        List<ComposedText> compositions = new ArrayList<>();
        for (ObjectMember member : draft.shape(resource).members().values()) {
            boolean open = draft.shapes.core(member.type()) instanceof TextType
                    && !ExampleName.isUsual(member.name())
                    && !member.name().equals(resource.idMember)
                    && !body.has(member.name());
            ComposedText composition = open ? first(examples, member.name(), isPublic(draft, member)) : null;
            boolean hasExample = examples.stream().anyMatch(example -> example.has(member.name()));
            if (composition == null && open && !hasExample) {
                composition = named.of(member);
                byName += composition == null ? 0 : 1;
            }
            if (composition != null) {
                compositions.add(composition);
            }
        }
        if (!compositions.isEmpty()) {
            boolean onlyNames = byName == compositions.size();
            String evidence =
                    onlyNames ? "names of links contain resources" : "examples repeat the values of other members";
            proposals.add(proposal(
                    new ResourceChange.ComposeMembers(resource.resourceName(), compositions),
                    onlyNames ? BY_NAME : BY_EXAMPLE,
                    evidence));
        }
    }

    /**
     * Returns whether a member has the format {@code url}, which must not contain a loopback address because common
     * validators reject it.
     */
    private static boolean isPublic(ModelDraft draft, ObjectMember member) {
        return draft.shapes.core(member.type()) instanceof TextType text && "url".equals(text.format());
    }

    private static @Nullable ComposedText first(List<CompositionReader> examples, String member, boolean isPublic) {
        for (CompositionReader example : examples) {
            ComposedText composition = example.of(member, isPublic);
            if (composition != null) {
                return composition;
            }
        }
        return null;
    }
}
