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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds members that requests set under another name only: {@code tag_ids} sets {@code tags}. The server sets the rest. */
public final class FindRequestNames implements InferenceRule {
    private static final List<String> READING = List.of("GET", "HEAD", "DELETE");

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        Map<ResourceName, List<Endpoint>> writes = writes(draft);
        for (ResourceDraft resource : draft.resources()) {
            List<RequestName> renamed = renamed(draft, resource, writes);
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

    /** Returns the operations that write instances, by resource. */
    private static Map<ResourceName, List<Endpoint>> writes(ModelDraft draft) {
        Map<ResourceName, List<Endpoint>> writes = new LinkedHashMap<>();
        for (Endpoint endpoint : draft.endpoints()) {
            Role role = draft.role(endpoint.id());
            if (role != null && READING.stream().noneMatch(endpoint.binding()::isHttp)) {
                writes.computeIfAbsent(role.resource(), first -> new ArrayList<>())
                        .add(endpoint);
            }
        }
        return writes;
    }

    private static List<RequestName> renamed(
            ModelDraft draft, ResourceDraft resource, Map<ResourceName, List<Endpoint>> writes) {
        Set<String> sent = sent(draft, resource, writes);
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
    private static Set<String> sent(
            ModelDraft draft, ResourceDraft resource, Map<ResourceName, List<Endpoint>> writes) {
        RequestMembers sent = new RequestMembers(draft);
        ResourceName name = resource.resourceName();
        add(draft, writes.getOrDefault(name, List.of()), null, sent);
        for (Relationship relationship : draft.relationships()) {
            boolean embeds = relationship.kind() == Relationship.Kind.PIECES
                    && relationship.to().equals(name);
            if (embeds && relationship.member() != null) {
                add(draft, writes.getOrDefault(relationship.from(), List.of()), relationship.member(), sent);
            }
        }
        return sent.names();
    }

    private static void add(ModelDraft draft, List<Endpoint> writes, @Nullable String within, RequestMembers sent) {
        writes.forEach(endpoint -> sent.add(endpoint, Objects.requireNonNull(draft.role(endpoint.id())), within));
    }
}
