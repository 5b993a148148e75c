package dev.ectype.compiler.infer.lists;

import dev.ectype.compiler.infer.draft.EndpointChange;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.lexicon.ExpansionWords;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.list.Expansion;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Recognises parameters such as {@code expand} that embed referenced instances, if the type allows embedded instances.
 */
public final class FindExpansions implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        ExpandableMembers expandable = ExpandableMembers.in(draft);
        Map<String, Optional<MemberPath>> places = new LinkedHashMap<>();
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            Endpoint endpoint = route.endpoint();
            Role role = draft.role(endpoint.id());
            Expansion expansion = role == null || role instanceof Role.Delete ? null : expansion(draft, endpoint, role);
            if (role != null && expansion != null) {
                ResourceDraft resource = draft.resource(role.resource());
                Optional<MemberPath> place =
                        places.computeIfAbsent(resource.key, key -> Optional.ofNullable(expandable.first(resource)));
                place.ifPresent(at -> proposals.add(proposal(
                        new EndpointChange.SetExpansion(endpoint.id(), expansion),
                        80,
                        at.pointer() + " of " + resource.resourceName() + " can contain the referenced instance")));
            }
        }
        return proposals;
    }

    private static @Nullable Expansion expansion(ModelDraft draft, Endpoint endpoint, Role role) {
        for (Parameter parameter : endpoint.parameters()) {
            if (parameter.in() == Parameter.In.QUERY && isExpansion(draft, parameter.name(), parameter.type())) {
                return new Expansion(parameter.name(), false);
            }
        }
        TypeRef body = Payloads.bodyType(endpoint);
        boolean whole = !(role instanceof Role.Create) || role.itemAt().isRoot();
        if (body != null && whole) {
            for (var member : draft.shapes.shape(body).members().values()) {
                if (isExpansion(draft, member.name(), member.type())) {
                    return new Expansion(member.name(), true);
                }
            }
        }
        return null;
    }

    private static boolean isExpansion(ModelDraft draft, String name, TypeRef type) {
        if (!ExpansionWords.isExpansion(name)) {
            return false;
        }
        TypeRef items = draft.shapes.items(type);
        TypeRef core = draft.shapes.core(items == null ? type : items);
        return core instanceof TextType || core instanceof EnumType;
    }
}
