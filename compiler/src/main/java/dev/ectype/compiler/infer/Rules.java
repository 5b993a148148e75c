package dev.ectype.compiler.infer;

import java.util.List;

/** The rules in the order in which they build on each other. */
final class Rules {
    static final List<InferenceRule> STANDARD = List.of(
            new ReadCallsAsPaths(),
            new ReadItemsBelowItemsAsPaths(),
            new GroupPathsIntoResources(),
            new SpanSegments(),
            new FindSingletons(),
            new FindItemTypes(),
            new JoinSilentGroups(),
            new DescribeReplies(),
            new JoinGroupsOfOneType(),
            new JoinViews(),
            new FindSelves(),
            new FindMemberships(),
            new FindParts(),
            new NameResources(),
            new TieIdParameterToResource(),
            new ChooseIdStyle(),
            new TieParentParameters(),
            new AssignRoles(),
            new AssignSelves(),
            new AssignRolesByType(),
            new ChooseIdStyleByLists(),
            new FindRenames(),
            new AssignParts(),
            new FindLifecycle(),
            new FindSettling(),
            new AssignActions(),
            new ReadDeletionsAsActions(),
            new FindVersion(),
            new FindDetours(),
            new FindReversals(),
            new ProposeOwnership(),
            new ProposeReference(),
            new FindPieces(),
            new FindPaging(),
            new FindSorts(),
            new FindFilters(),
            new FindExpansions(),
            new AssignGatherings(),
            new AssignMemberships(),
            new TieCreations(),
            new TieToldHolders(),
            new FindQualifiers(),
            new FindBulkDeletions(),
            new FindBulkWrites(),
            new FindStarts(),
            new FindUniqueMembers(),
            new FindSelfWords(),
            new FindCompositions(),
            new MarkGivenResources());

    private Rules() {}
}
