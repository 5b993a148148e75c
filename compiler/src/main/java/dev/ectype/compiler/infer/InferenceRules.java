package dev.ectype.compiler.infer;

import dev.ectype.compiler.infer.async.FindAsyncCompletion;
import dev.ectype.compiler.infer.async.FindCompletionMembers;
import dev.ectype.compiler.infer.async.FindQueues;
import dev.ectype.compiler.infer.async.FindReferrers;
import dev.ectype.compiler.infer.async.FindStartedOperations;
import dev.ectype.compiler.infer.calls.FindCatchAllParameters;
import dev.ectype.compiler.infer.calls.ReadCallsAsPaths;
import dev.ectype.compiler.infer.calls.ReadItemsBelowItemsAsPaths;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.errors.FindErrorCodes;
import dev.ectype.compiler.infer.errors.FindErrorMembers;
import dev.ectype.compiler.infer.errors.FindErrorNames;
import dev.ectype.compiler.infer.identity.BindBodyMembersToParents;
import dev.ectype.compiler.infer.identity.BindIdParameterToResource;
import dev.ectype.compiler.infer.identity.BindParentParameters;
import dev.ectype.compiler.infer.identity.BindParentPathsInCreations;
import dev.ectype.compiler.infer.identity.ChooseIdStyle;
import dev.ectype.compiler.infer.identity.ChooseIdStyleByLists;
import dev.ectype.compiler.infer.identity.FindCurrentUserAliases;
import dev.ectype.compiler.infer.identity.FindQualifiers;
import dev.ectype.compiler.infer.identity.FindRenames;
import dev.ectype.compiler.infer.lists.FilterByParentPath;
import dev.ectype.compiler.infer.lists.FindBodyFilters;
import dev.ectype.compiler.infer.lists.FindCounts;
import dev.ectype.compiler.infer.lists.FindExpansions;
import dev.ectype.compiler.infer.lists.FindFieldSelections;
import dev.ectype.compiler.infer.lists.FindFilters;
import dev.ectype.compiler.infer.lists.FindFormatChoices;
import dev.ectype.compiler.infer.lists.FindPageMembers;
import dev.ectype.compiler.infer.lists.FindPaging;
import dev.ectype.compiler.infer.lists.FindSearches;
import dev.ectype.compiler.infer.lists.FindSorts;
import dev.ectype.compiler.infer.members.FindComposedMembers;
import dev.ectype.compiler.infer.members.FindFileMembers;
import dev.ectype.compiler.infer.members.FindIdempotencyKeys;
import dev.ectype.compiler.infer.members.FindTimeMembers;
import dev.ectype.compiler.infer.members.FindUniqueMembers;
import dev.ectype.compiler.infer.members.FindVersion;
import dev.ectype.compiler.infer.members.FindVersionedOperations;
import dev.ectype.compiler.infer.members.SeedFromExamples;
import dev.ectype.compiler.infer.relations.AssignListEdits;
import dev.ectype.compiler.infer.relations.AssignMembershipRoles;
import dev.ectype.compiler.infer.relations.FindEmbeddedChildren;
import dev.ectype.compiler.infer.relations.FindMemberships;
import dev.ectype.compiler.infer.relations.FindRemovalFlags;
import dev.ectype.compiler.infer.relations.LinkCreationsToParents;
import dev.ectype.compiler.infer.relations.ProposeOwnership;
import dev.ectype.compiler.infer.relations.ProposeReference;
import dev.ectype.compiler.infer.relations.ReadMembershipsBackwards;
import dev.ectype.compiler.infer.resources.DescribeReplies;
import dev.ectype.compiler.infer.resources.FindCurrentUserPaths;
import dev.ectype.compiler.infer.resources.FindItemTypes;
import dev.ectype.compiler.infer.resources.FindNewestPaths;
import dev.ectype.compiler.infer.resources.FindSingletons;
import dev.ectype.compiler.infer.resources.FindSubResources;
import dev.ectype.compiler.infer.resources.GroupPathsIntoResources;
import dev.ectype.compiler.infer.resources.JoinGroupsOfOneType;
import dev.ectype.compiler.infer.resources.JoinUndescribedGroups;
import dev.ectype.compiler.infer.resources.JoinViews;
import dev.ectype.compiler.infer.resources.MarkSeededResources;
import dev.ectype.compiler.infer.resources.NameResources;
import dev.ectype.compiler.infer.roles.AssignActions;
import dev.ectype.compiler.infer.roles.AssignCurrentUserRoles;
import dev.ectype.compiler.infer.roles.AssignNewestRoles;
import dev.ectype.compiler.infer.roles.AssignRoles;
import dev.ectype.compiler.infer.roles.AssignRolesByType;
import dev.ectype.compiler.infer.roles.AssignSubResourceRoles;
import dev.ectype.compiler.infer.roles.FindBulkDeletions;
import dev.ectype.compiler.infer.roles.FindBulkWrites;
import dev.ectype.compiler.infer.roles.FindConditionalTransitions;
import dev.ectype.compiler.infer.roles.FindFlags;
import dev.ectype.compiler.infer.roles.FindLifecycle;
import dev.ectype.compiler.infer.roles.FindMissingPermissions;
import dev.ectype.compiler.infer.roles.FindReversals;
import dev.ectype.compiler.infer.roles.FindUpdateMasks;
import dev.ectype.compiler.infer.roles.ReadDeletionsAsActions;
import java.util.List;

/**
 * Lists the rules in the order in which they build on each other.
 *
 * <p>There is one list and not one for each package, because the packages alternate: a rule of {@code relations} detaches
 * memberships before one of {@code resources} gives names, and a rule of {@code lists} finds searches between two rules
 * of {@code identity}. A new rule is one line here, after the rules that it needs.
 */
final class InferenceRules {
    static final List<InferenceRule> STANDARD = List.of(
            new ReadCallsAsPaths(),
            new ReadItemsBelowItemsAsPaths(),
            new GroupPathsIntoResources(),
            new FindCatchAllParameters(),
            new FindSingletons(),
            new FindItemTypes(),
            new JoinUndescribedGroups(),
            new DescribeReplies(),
            new JoinGroupsOfOneType(),
            new JoinViews(),
            new FindCurrentUserPaths(),
            new FindNewestPaths(),
            new FindMemberships(),
            new FindSubResources(),
            new NameResources(),
            new BindIdParameterToResource(),
            new ChooseIdStyle(),
            new BindParentParameters(),
            new AssignRoles(),
            new AssignCurrentUserRoles(),
            new AssignRolesByType(),
            new FindSearches(),
            new ChooseIdStyleByLists(),
            new FindRenames(),
            new AssignSubResourceRoles(),
            new FindLifecycle(),
            new FindAsyncCompletion(),
            new AssignActions(),
            new ReadDeletionsAsActions(),
            new FindVersion(),
            new FindConditionalTransitions(),
            new FindReversals(),
            new ProposeOwnership(),
            new ProposeReference(),
            new FindEmbeddedChildren(),
            new FindRemovalFlags(),
            new FindPaging(),
            new FindSorts(),
            new FindFilters(),
            new FilterByParentPath(),
            new FindUpdateMasks(),
            new FindExpansions(),
            new AssignMembershipRoles(),
            new AssignListEdits(),
            new LinkCreationsToParents(),
            new ReadMembershipsBackwards(),
            new FindCounts(),
            new AssignNewestRoles(),
            new FindPageMembers(),
            new FindBodyFilters(),
            new BindBodyMembersToParents(),
            new BindParentPathsInCreations(),
            new FindQualifiers(),
            new FindBulkDeletions(),
            new FindBulkWrites(),
            new FindStartedOperations(),
            new FindUniqueMembers(),
            new FindCurrentUserAliases(),
            new FindComposedMembers(),
            new FindFileMembers(),
            new FindTimeMembers(),
            new FindCompletionMembers(),
            new FindQueues(),
            new FindReferrers(),
            new FindFieldSelections(),
            new FindVersionedOperations(),
            new FindIdempotencyKeys(),
            new FindFormatChoices(),
            new FindErrorNames(),
            new FindErrorMembers(),
            new FindErrorCodes(),
            new FindFlags(),
            new FindMissingPermissions(),
            new MarkSeededResources(),
            new SeedFromExamples());

    /** Rules about single operations, which apply without resources too. */
    static final List<InferenceRule> STATELESS = List.of(
            new FindFieldSelections(),
            new FindVersionedOperations(),
            new FindIdempotencyKeys(),
            new FindErrorNames(),
            new FindErrorMembers(),
            new FindErrorCodes(),
            new FindFormatChoices());

    private InferenceRules() {}
}
