package dev.ectype.compiler.infer.relations;

import dev.ectype.compiler.infer.draft.CreationRoutes;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.lexicon.CountWords;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.resource.ChildCount;
import dev.ectype.compiler.ir.resource.DerivedMembers;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.noun.Nouns;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds whole numbers that count children or referencing instances: {@code comments} of an issue, or {@code open_issues} of a
 * milestone, which counts only issues in the state open.
 */
public final class FindChildCounts implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        Set<String> found = new LinkedHashSet<>();
        for (Relationship relationship : draft.relationships()) {
            ResourceDraft child = draft.findByName(relationship.from());
            ResourceDraft parent = draft.findByName(relationship.to());
            boolean owns = parent != null
                    && child != null
                    && relationship.kind() == Relationship.Kind.OWNER
                    && parent.resourceName().equals(child.parent);
            boolean references = relationship.kind() == Relationship.Kind.REFERENCE && relationship.member() != null;
            if (parent != null && child != null && child != parent && (owns || references)) {
                List<ChildCount> counts = counts(draft, parent, child, owns ? null : relationship.member());
                // Of several references to one resource, the first counts.
                counts.removeIf(count -> !found.add(parent.resourceName() + "/" + count.member()));
                if (!counts.isEmpty()) {
                    proposals.add(proposal(
                            new ResourceChange.DeriveMembers(parent.resourceName(), DerivedMembers.counting(counts)),
                            75,
                            "no creation sends them, and they are named after " + child.resourceName()));
                }
            }
        }
        return proposals;
    }

    private static List<ChildCount> counts(
            ModelDraft draft, ResourceDraft parent, ResourceDraft child, @Nullable String reference) {
        ObjectShape sent = CreationRoutes.body(draft, parent);
        List<ChildCount> counts = new ArrayList<>();
        for (ObjectMember member : draft.shape(parent).members().values()) {
            boolean number = draft.shapes.core(member.type()) instanceof NumberType type && type.integer();
            boolean own = member.name().equals(parent.idMember) || sent.has(member.name());
            ChildCount count = number && !own ? count(member.name(), child, reference) : null;
            if (count != null) {
                counts.add(count);
            }
        }
        return counts;
    }

    private static @Nullable ChildCount count(String member, ResourceDraft child, @Nullable String reference) {
        List<String> words = CountWords.counted(member);
        boolean explicit = words.size() < NameWords.of(member).size();
        String noun = NameWords.key(child.noun());
        for (int from = 0; from < words.size(); from++) {
            String last = words.get(words.size() - 1);
            boolean plural = Nouns.plural(Nouns.singular(last)).equals(last);
            String counted = NameWords.key(String.join("_", words.subList(from, words.size())));
            if (counted.equals(noun) && (explicit || plural)) {
                return from == 0
                        ? new ChildCount(member, child.resourceName(), reference, null, null)
                        : inState(member, child, reference, String.join("", words.subList(0, from)));
            }
        }
        return null;
    }

    private static @Nullable ChildCount inState(
            String member, ResourceDraft child, @Nullable String reference, String word) {
        Resource.Lifecycle lifecycle = child.lifecycle;
        String state = lifecycle == null
                        || MemberPath.ofDots(lifecycle.member()).names().size() > 1
                ? null
                : lifecycle.states().stream()
                        .filter(each -> NameWords.bare(each).equals(word))
                        .findFirst()
                        .orElse(null);
        return lifecycle == null || state == null
                ? null
                : new ChildCount(member, child.resourceName(), reference, lifecycle.member(), state);
    }
}
