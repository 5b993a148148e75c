package dev.ectype.compiler.infer;

import java.util.List;

/** Names for relationships that no other relationship has. */
final class RelationshipNames {
    private RelationshipNames() {}

    static String free(Draft draft, List<Proposal> proposals, String wanted) {
        String name = wanted;
        for (int count = 2; isTaken(draft, proposals, name); count++) {
            name = wanted + count;
        }
        return name;
    }

    private static boolean isTaken(Draft draft, List<Proposal> proposals, String name) {
        return draft.isRelationship(name)
                || proposals.stream()
                        .anyMatch(known -> known.change() instanceof Change.Relate relate
                                && relate.relationship().name().equals(name));
    }
}
