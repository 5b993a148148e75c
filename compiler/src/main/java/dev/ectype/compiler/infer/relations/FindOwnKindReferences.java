package dev.ectype.compiler.infer.relations;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.RelationshipChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.lexicon.IdentifierWords;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.type.ObjectMember;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Recognises members with the identifier of an instance of the same resource, such as {@code parent_folder_id} of
 * folders, or {@code parent} whose text mentions folders.
 */
public final class FindOwnKindReferences implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (ResourceDraft resource : draft.resources()) {
            if (resource.singleton || resource.idMember == null) {
                continue;
            }
            for (ObjectMember member : draft.shape(resource).members().values()) {
                String evidence = draft.shapes.mayBeScalar(member.type()) ? evidence(draft, resource, member) : null;
                if (evidence != null) {
                    ResourceName name = resource.resourceName();
                    proposals.add(proposal(
                            new RelationshipChange.AddRelationship(new Relationship(
                                    name + "." + member.name(),
                                    name,
                                    name,
                                    Relationship.Kind.REFERENCE,
                                    member.name())),
                            70,
                            evidence));
                }
            }
        }
        return proposals;
    }

    private static @Nullable String evidence(ModelDraft draft, ResourceDraft resource, ObjectMember member) {
        List<String> words = NameWords.of(member.name());
        if (words.isEmpty() || !IdentifierWords.OWN_KIND.contains(words.get(0))) {
            return null;
        }
        int end = words.size();
        if (end == 1 && !words.get(0).equals("parent")) {
            return null;
        }
        if (end > 1 && IdentifierWords.isIdentifier(words.get(end - 1))) {
            end--;
        }
        String noun = NameWords.key(resource.literal());
        if (end > 1) {
            boolean own = NameWords.key(String.join("", words.subList(1, end))).equals(noun);
            return own ? "the member is named after its own resource" : null;
        }
        boolean mentioned =
                NameWords.of(text(draft, member)).stream().map(NameWords::key).anyMatch(noun::equals);
        return mentioned ? "the text of the member mentions its own resource" : null;
    }

    private static String text(ModelDraft draft, ObjectMember member) {
        String own = member.type().notes().description();
        String core = draft.shapes.core(member.type()).notes().description();
        return own == null ? String.valueOf(core) : own;
    }
}
