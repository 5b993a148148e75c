package dev.ectype.compiler.infer.lists;

import dev.ectype.compiler.infer.draft.EndpointChange;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.lexicon.FormatWords;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Response;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.list.FormatChoice;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the parameters and flags such as {@code format} and {@code stream} that choose one of several media types of a
 * reply.
 */
public final class FindFormatChoices implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            Endpoint endpoint = route.endpoint();
            int formats = formats(endpoint);
            if (formats > 1) {
                for (FormatChoice choice : choices(draft, endpoint)) {
                    proposals.add(proposal(
                            new EndpointChange.AddFormatChoice(endpoint.id(), choice),
                            80,
                            "the reply has " + formats + " media types"));
                }
            }
        }
        return proposals;
    }

    /** Returns the largest number of media types of a successful reply. */
    private static int formats(Endpoint endpoint) {
        return endpoint.responses().stream()
                .filter(response -> response.isSuccess() || response.status().equalsIgnoreCase("default"))
                .map(Response::media)
                .mapToInt(List::size)
                .max()
                .orElse(0);
    }

    private static List<FormatChoice> choices(ModelDraft draft, Endpoint endpoint) {
        List<FormatChoice> choices = new ArrayList<>();
        for (Parameter parameter : endpoint.parameters()) {
            if (FormatWords.isChoice(parameter.name())) {
                choices.add(new FormatChoice(parameter.name(), false));
            }
        }
        TypeRef body = Payloads.bodyType(endpoint);
        Role role = draft.role(endpoint.id());
        ObjectMember member = body == null || role != null && !role.itemAt().isRoot()
                ? null
                : draft.shapes.shape(body).member(FormatWords.STREAM);
        if (member != null) {
            choices.add(new FormatChoice(member.name(), true));
        }
        return choices;
    }
}
