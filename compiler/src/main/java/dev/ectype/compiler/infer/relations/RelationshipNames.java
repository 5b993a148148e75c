package dev.ectype.compiler.infer.relations;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.RelationshipChange;
import java.util.List;

/** Creates names for relationships that no other relationship has. */
final class RelationshipNames {
    private RelationshipNames() {}

    static String free(ModelDraft draft, List<Proposal> proposals, String preferred) {
        String name = preferred;
        for (int count = 2; isTaken(draft, proposals, name); count++) {
            name = preferred + count;
        }
        return name;
    }

    private static boolean isTaken(ModelDraft draft, List<Proposal> proposals, String name) {
        return draft.relationships().stream().anyMatch(each -> each.name().equals(name))
                || proposals.stream()
                        .anyMatch(known -> known.change() instanceof RelationshipChange.AddRelationship relate
                                && relate.relationship().name().equals(name));
    }
}
