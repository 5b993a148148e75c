package dev.ectype.compiler.infer.members;

import dev.ectype.compiler.infer.draft.EndpointChange;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.SuccessReply;
import dev.ectype.compiler.ir.binding.HttpBinding;
import dev.ectype.compiler.ir.resource.PathMember;
import dev.ectype.compiler.ir.type.ObjectMember;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds members of replies that repeat a path parameter under another spelling: {@code petId} repeats
 * {@code {pet_id}}. A generated reply has the parameter's value there.
 */
public final class FindPathEchoes implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (Endpoint endpoint : draft.endpoints()) {
            Set<PathMember> echoes = new LinkedHashSet<>();
            if (endpoint.binding() instanceof HttpBinding http) {
                List<String> parameters = http.pathParameters();
                replies(endpoint).forEach(reply -> add(draft, reply, parameters, echoes));
            }
            if (!echoes.isEmpty()) {
                proposals.add(proposal(
                        new EndpointChange.SetPathEchoes(endpoint.id(), List.copyOf(echoes)),
                        70,
                        "the names differ in case and punctuation only"));
            }
        }
        return proposals;
    }

    /** Returns the replies that an emulator chooses from, whatever the operation does. */
    private static List<SuccessReply> replies(Endpoint endpoint) {
        return List.of(
                SuccessReply.of(endpoint, false),
                SuccessReply.of(endpoint, true),
                SuccessReply.ofReplacement(endpoint),
                SuccessReply.ofNothingDone(endpoint));
    }

    private static void add(ModelDraft draft, SuccessReply reply, List<String> parameters, Set<PathMember> echoes) {
        Media media = reply.media();
        ObjectShape shape =
                parameters.isEmpty() || media == null ? ObjectShape.EMPTY : draft.shapes.shape(media.type());
        Map<String, String> byBareName = new LinkedHashMap<>();
        parameters.forEach(parameter -> byBareName.putIfAbsent(NameWords.bare(parameter), parameter));
        for (ObjectMember member : shape.members().values()) {
            String parameter =
                    parameters.contains(member.name()) ? null : byBareName.get(NameWords.bare(member.name()));
            if (parameter != null) {
                echoes.add(new PathMember(parameter, member.name()));
            }
        }
    }
}
