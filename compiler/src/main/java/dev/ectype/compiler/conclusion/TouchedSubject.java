package dev.ectype.compiler.conclusion;

import dev.ectype.compiler.collection.Cases;
import dev.ectype.compiler.infer.draft.EndpointChange;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.RelationshipChange;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.Resource;
import java.util.Map;
import java.util.function.Function;

/**
 * Holds the subject that a change of a draft concerns, with its aspects after the change.
 *
 * @param key a {@link ConclusionSubject}, or a {@link Group} of paths, which has no name at first
 */
record TouchedSubject(Object key, Map<String, String> aspects) {
    /** Identifies a group of paths. */
    record Group(String key) {}

    private static final Cases<ModelChange, Function<ModelDraft, TouchedSubject>> TABLE =
            Cases.<ModelChange, Function<ModelDraft, TouchedSubject>>of(ModelChange.class)
                    .on(EndpointChange.class, change -> operation(change.endpoint()))
                    .on(ModelChange.ReadAsRoute.class, change -> operation(change.endpoint()))
                    .on(ModelChange.DescribeReply.class, change -> operation(change.endpoint()))
                    .on(ModelChange.BindParameter.class, change -> operation(change.endpoint()))
                    .on(ModelChange.AssignRole.class, change -> operation(change.endpoint()))
                    .on(ResourceChange.class, change -> draft -> group(draft.resource(change.resource()).key, draft))
                    .on(ModelChange.GroupPaths.class, change -> group(change.key()))
                    .on(ModelChange.SetType.class, change -> group(change.key()))
                    .on(ModelChange.NameResource.class, change -> group(change.key()))
                    .on(ModelChange.JoinGroups.class, change -> group(change.into()))
                    .on(ModelChange.DropGroup.class, change -> group(change.key()))
                    .on(ModelChange.AddMembership.class, change -> group(change.of()))
                    .on(ModelChange.AddCurrentUserPath.class, change -> group(change.of()))
                    .on(ModelChange.AddNewestPath.class, change -> group(change.of()))
                    .on(ModelChange.AddSubResource.class, change -> group(change.of()))
                    .on(RelationshipChange.class, change -> draft -> relationship(change.relationship(), draft))
                    .on(
                            ModelChange.AddQueueResource.class,
                            change -> fixed(
                                    UnderstoodModel.subject(change.resource().name()),
                                    ResourceAspects.of(change.resource())))
                    .on(
                            ModelChange.AddIdentifyingMembers.class,
                            change -> fixed(ModelAspects.subject(change.members()), ModelAspects.of(change.members())))
                    .on(
                            ModelChange.AddErrorMember.class,
                            change -> fixed(ModelAspects.subject(change.member()), ModelAspects.of(change.member())))
                    .on(
                            ModelChange.AddErrorCode.class,
                            change -> fixed(ModelAspects.subject(change.code()), ModelAspects.of(change.code())))
                    .on(
                            ModelChange.StateError.class,
                            change -> fixed(ModelAspects.subject(change.error()), ModelAspects.of(change.error())))
                    .on(
                            ModelChange.AddPagedField.class,
                            change -> fixed(GraphQlAspects.subject(change.field()), GraphQlAspects.of(change.field())))
                    .on(
                            ModelChange.AddPageType.class,
                            change -> fixed(GraphQlAspects.subject(change.type()), GraphQlAspects.of(change.type())))
                    .on(
                            ModelChange.AddFieldFilters.class,
                            change -> fixed(GraphQlAspects.subject(change.field()), GraphQlAspects.of(change.field())))
                    .on(
                            ModelChange.AddLookup.class,
                            change ->
                                    fixed(GraphQlAspects.subject(change.lookup()), GraphQlAspects.of(change.lookup())))
                    .on(
                            ModelChange.AddPayload.class,
                            change -> fixed(
                                    GraphQlAspects.subject(change.payload()), GraphQlAspects.of(change.payload())))
                    .on(
                            ModelChange.AddErrorFields.class,
                            change ->
                                    fixed(GraphQlAspects.subject(change.fields()), GraphQlAspects.of(change.fields())))
                    .on(
                            ModelChange.AddNestedWrites.class,
                            change ->
                                    fixed(GraphQlAspects.subject(change.writes()), GraphQlAspects.of(change.writes())))
                    .exhaustive();

    static TouchedSubject of(ModelChange change, ModelDraft draft) {
        return TABLE.apply(change).apply(draft);
    }

    private static Function<ModelDraft, TouchedSubject> operation(EndpointId endpoint) {
        return draft -> new TouchedSubject(
                UnderstoodModel.subject(endpoint),
                EndpointAspects.of(draft.understood(endpoint)).values());
    }

    private static Function<ModelDraft, TouchedSubject> group(String key) {
        return draft -> group(key, draft);
    }

    private static TouchedSubject group(String key, ModelDraft draft) {
        ResourceDraft group = draft.find(key);
        Resource resource = group == null ? null : group.understood();
        Aspects aspects = resource != null
                ? ResourceAspects.of(resource)
                : group != null && group.type != null ? ResourceAspects.of(group.type) : new Aspects();
        return new TouchedSubject(new Group(key), aspects.values());
    }

    private static TouchedSubject relationship(Relationship proposed, ModelDraft draft) {
        Relationship stored = draft.relationships().stream()
                .filter(each -> each.name().equals(proposed.name()))
                .findFirst()
                .orElse(proposed);
        return new TouchedSubject(
                ModelAspects.subject(proposed), ModelAspects.of(stored).values());
    }

    private static Function<ModelDraft, TouchedSubject> fixed(ConclusionSubject subject, Aspects aspects) {
        return draft -> new TouchedSubject(subject, aspects.values());
    }
}
