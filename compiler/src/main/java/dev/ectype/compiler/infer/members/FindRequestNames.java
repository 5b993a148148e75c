package dev.ectype.compiler.infer.members;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.lexicon.RequestNameWords;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.DerivedMembers;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.RequestName;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.ObjectMember;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds members that requests set under another name only: {@code tag_ids} sets {@code tags}. The server sets the rest. */
public final class FindRequestNames implements InferenceRule {
    private static final List<String> READING = List.of("GET", "HEAD", "DELETE");

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (ResourceDraft resource : draft.resources()) {
            List<RequestName> renamed = renamed(draft, resource);
            if (!renamed.isEmpty()) {
                List<String> members = renamed.stream().map(RequestName::member).toList();
                proposals.add(proposal(
                        new ResourceChange.DeriveMembers(resource.resourceName(), DerivedMembers.renamed(renamed)),
                        70,
                        "no request has " + String.join(" or ", members) + ", but names with the same stem"));
            }
        }
        return proposals;
    }

    private static List<RequestName> renamed(ModelDraft draft, ResourceDraft resource) {
        Set<String> sent = sent(draft, resource);
        List<RequestName> renamed = new ArrayList<>();
        for (ObjectMember member : draft.shape(resource).members().values()) {
            if (!sent.contains(member.name())) {
                String stem = RequestNameWords.stem(member.name());
                List<String> names = sent.stream()
                        .filter(name -> RequestNameWords.stem(name).equals(stem))
                        .toList();
                if (!names.isEmpty()) {
                    renamed.add(new RequestName(member.name(), names));
                }
            }
        }
        return renamed;
    }

    /** Returns the names in the writes of a resource, and in those of parents that embed its instances. */
    private static Set<String> sent(ModelDraft draft, ResourceDraft resource) {
        RequestMembers sent = new RequestMembers(draft);
        ResourceName name = resource.resourceName();
        addWrites(draft, name, null, sent);
        for (Relationship relationship : draft.relationships()) {
            boolean embeds = relationship.kind() == Relationship.Kind.PIECES
                    && relationship.to().equals(name);
            if (embeds && relationship.member() != null) {
                addWrites(draft, relationship.from(), relationship.member(), sent);
            }
        }
        return sent.names();
    }

    private static void addWrites(
            ModelDraft draft, ResourceName resource, @Nullable String within, RequestMembers sent) {
        for (Endpoint endpoint : draft.endpoints()) {
            Role role = draft.role(endpoint.id());
            boolean reads = READING.stream().anyMatch(endpoint.binding()::isHttp);
            if (role != null && !reads && resource.equals(role.resource())) {
                sent.add(endpoint, role, within);
            }
        }
    }
}
