package dev.ectype.compiler.infer.draft;

import dev.ectype.compiler.collection.Cases;
import java.util.function.Consumer;

/** Maps each kind of change to its effect on a draft. */
final class DraftChanges {
    static final Cases<ModelChange, Consumer<ModelDraft>> TABLE = Cases.<ModelChange, Consumer<ModelDraft>>of(
                    ModelChange.class)
            .on(
                    ModelChange.ReadAsRoute.class,
                    change -> draft ->
                            draft.readAsRoute(change.endpoint(), change.method(), change.path(), change.arguments()))
            .on(ModelChange.GroupPaths.class, change -> draft -> draft.add(new ResourceDraft(change)))
            .on(ModelChange.SetType.class, DraftChanges::store)
            .on(
                    ModelChange.DescribeReply.class,
                    change -> draft -> draft.describeReply(change.endpoint(), change.type()))
            .on(
                    ModelChange.JoinGroups.class,
                    change -> draft -> draft.join(draft.resource(change.key()), draft.resource(change.into())))
            .on(ModelChange.DropGroup.class, change -> draft -> draft.drop(draft.resource(change.key())))
            .on(ModelChange.AddMembership.class, change -> draft -> draft.addMembership(change))
            .on(ModelChange.AddCurrentUserPath.class, change -> draft -> draft.addCurrentUserPath(change))
            .on(ModelChange.AddNewestPath.class, change -> draft -> draft.addNewestPath(change))
            .on(ModelChange.AddSubResource.class, change -> draft -> draft.addSubResource(change))
            .on(
                    ModelChange.NameResource.class,
                    change -> draft -> draft.name(draft.resource(change.key()), change.name()))
            .on(ResourceChange.SetIdentifier.class, DraftChanges::identify)
            .on(
                    ResourceChange.SetCompanions.class,
                    change -> draft -> draft.resource(change.resource()).companions = change.companions())
            .on(
                    ResourceChange.SetQualifiers.class,
                    change -> draft -> draft.resource(change.resource()).qualifiers = change.qualifiers())
            .on(
                    EndpointChange.BindQualifiers.class,
                    change -> draft ->
                            draft.endpoint(change.endpoint()).qualifierBindings.add(change.binding()))
            .on(
                    ResourceChange.SetIdStyle.class,
                    change -> draft -> draft.resource(change.resource()).style = change.style())
            .on(
                    ModelChange.BindParameter.class,
                    change -> draft -> draft.endpoint(change.endpoint()).bind(change.binding()))
            .on(
                    EndpointChange.SetCatchAllParameter.class,
                    change -> draft -> draft.endpoint(change.endpoint()).catchAllParameter = change.parameter())
            .on(ModelChange.AssignRole.class, change -> draft -> draft.endpoint(change.endpoint()).role = change.role())
            .on(
                    EndpointChange.SetMetadata.class,
                    change -> draft -> draft.endpoint(change.endpoint())
                            .setMembers(known -> known.withMetadataMembers(change.members())))
            .on(
                    EndpointChange.SetContent.class,
                    change -> draft -> draft.endpoint(change.endpoint()).content = change.content())
            .on(
                    EndpointChange.SetDeletionFlags.class,
                    change -> draft -> draft.endpoint(change.endpoint())
                            .setMembers(known -> known.withDeletionFlags(change.members())))
            .on(
                    EndpointChange.SetPathKeys.class,
                    change -> draft ->
                            draft.endpoint(change.endpoint()).setMembers(known -> known.withPathKeys(change.keys())))
            .on(
                    EndpointChange.SetPathEchoes.class,
                    change -> draft -> draft.endpoint(change.endpoint())
                            .setMembers(known -> known.withPathEchoes(change.echoes())))
            .on(
                    EndpointChange.SetListedMember.class,
                    change -> draft -> draft.endpoint(change.endpoint())
                            .setMembers(known -> known.withListedMember(change.member())))
            .on(
                    EndpointChange.SetElementMember.class,
                    change -> draft -> draft.endpoint(change.endpoint())
                            .setMembers(known -> known.withElementMember(change.member())))
            .on(
                    EndpointChange.SetSearchStates.class,
                    change -> draft -> draft.endpoint(change.endpoint())
                            .setMembers(known -> known.withSearchStates(change.members())))
            .on(
                    EndpointChange.SetStream.class,
                    change -> draft -> draft.endpoint(change.endpoint()).stream = change.stream())
            .on(
                    EndpointChange.SetTrigger.class,
                    change -> draft -> draft.endpoint(change.endpoint()).trigger = change.trigger())
            .on(
                    EndpointChange.StartOperation.class,
                    change -> draft -> draft.endpoint(change.endpoint()).start(change.operation()))
            .on(
                    EndpointChange.SetOperationAddress.class,
                    change -> draft -> draft.endpoint(change.endpoint()).addressBy(change.headers()))
            .on(
                    EndpointChange.SetExpansion.class,
                    change -> draft -> draft.endpoint(change.endpoint()).expansion = change.expansion())
            .on(
                    EndpointChange.AddFieldSelection.class,
                    change -> draft ->
                            draft.endpoint(change.endpoint()).selections.add(change.selection()))
            .on(
                    EndpointChange.AddBodyFilter.class,
                    change -> draft ->
                            draft.endpoint(change.endpoint()).bodyFilters.add(change.filter()))
            .on(EndpointChange.AddVersions.class, change -> draft -> draft.endpoint(change.endpoint()).versioned = true)
            .on(
                    EndpointChange.NameError.class,
                    change -> draft ->
                            draft.endpoint(change.endpoint()).namedErrors.add(change.error()))
            .on(
                    EndpointChange.AddFormatChoice.class,
                    change -> draft ->
                            draft.endpoint(change.endpoint()).formatChoices.add(change.choice()))
            .on(
                    EndpointChange.SetIdempotencyKey.class,
                    change -> draft -> draft.endpoint(change.endpoint()).idempotencyKey = change.header())
            .on(
                    EndpointChange.AllowMissing.class,
                    change -> draft -> draft.endpoint(change.endpoint()).allowMissing = change.parameter())
            .on(
                    ResourceChange.SetLifecycle.class,
                    change -> draft -> draft.resource(change.resource()).lifecycle = change.lifecycle())
            .on(
                    ResourceChange.SetVersion.class,
                    change -> draft -> draft.resource(change.resource()).version = change.version())
            .on(
                    RelationshipChange.SetTargetMember.class,
                    change ->
                            draft -> draft.setTargetMember(change.relationship().name(), change.member()))
            .on(
                    RelationshipChange.AddRelationship.class,
                    change -> draft -> draft.addRelationship(change.relationship()))
            .on(
                    ResourceChange.SetParent.class,
                    change -> draft -> draft.resource(change.resource()).parent = change.parent())
            .on(
                    ResourceChange.SetUniqueMembers.class,
                    change -> draft -> draft.resource(change.resource()).unique = change.members())
            .on(
                    ResourceChange.ComposeMembers.class,
                    change -> draft -> draft.resource(change.resource()).compositions = change.compositions())
            .on(ModelChange.AddErrorCode.class, change -> draft -> draft.errorDraft.codes.add(change.code()))
            .on(ModelChange.AddPagedField.class, change -> draft -> draft.graphQlDraft.pagedFields.add(change.field()))
            .on(ModelChange.AddPageType.class, change -> draft -> draft.graphQlDraft.pageTypes.add(change.type()))
            .on(ModelChange.AddFieldFilters.class, change -> draft -> draft.graphQlDraft.filters.add(change.field()))
            .on(ModelChange.AddLookup.class, change -> draft -> draft.graphQlDraft.lookups.add(change.lookup()))
            .on(ModelChange.AddPayload.class, change -> draft -> draft.graphQlDraft.payloads.add(change.payload()))
            .on(ModelChange.AddNestedWrites.class, change -> draft -> draft.graphQlDraft.nested.add(change.writes()))
            .on(ModelChange.AddErrorFields.class, change -> draft -> draft.graphQlDraft.errors.add(change.fields()))
            .on(ModelChange.AddIdentifyingMembers.class, change -> draft -> draft.identifying.add(change.members()))
            .on(ModelChange.AddErrorMember.class, change -> draft -> draft.errorDraft.members.add(change.member()))
            .on(ModelChange.StateError.class, change -> draft -> draft.errorDraft.stated.add(change.error()))
            .on(ModelChange.AddQueueResource.class, change -> draft -> draft.addQueueResource(change.resource()))
            .on(
                    ResourceChange.AddFlag.class,
                    change -> draft -> draft.resource(change.resource()).flags.add(change.flag()))
            .on(
                    ResourceChange.AddReferenceKeys.class,
                    change -> draft ->
                            draft.resource(change.resource()).references.addAll(change.references()))
            .on(
                    ResourceChange.SetDescribing.class,
                    change -> draft -> draft.resource(change.resource()).describing = change.members())
            .on(ResourceChange.DeriveMembers.class, DraftChanges::derive)
            .on(
                    ResourceChange.AddWhenMentioned.class,
                    change -> draft -> draft.resource(change.resource()).mentioned = true)
            .on(ResourceChange.MarkSeeded.class, change -> draft -> draft.resource(change.resource()).seeded = true)
            .on(
                    ResourceChange.AddExamples.class,
                    change -> draft -> draft.resource(change.resource()).examples = change.examples())
            .exhaustive();

    private DraftChanges() {}

    private static Consumer<ModelDraft> store(ModelChange.SetType change) {
        return draft -> {
            ResourceDraft resource = draft.resource(change.key());
            resource.type = change.type();
            resource.tombstone = change.tombstone();
        };
    }

    private static Consumer<ModelDraft> derive(ResourceChange.DeriveMembers change) {
        return draft -> {
            ResourceDraft resource = draft.resource(change.resource());
            resource.derived = resource.derived.with(change.members());
        };
    }

    private static Consumer<ModelDraft> identify(ResourceChange.SetIdentifier change) {
        return draft -> {
            ResourceDraft resource = draft.resource(change.resource());
            resource.idMember = change.member();
            resource.idWithin = change.within();
            resource.keys = change.keys();
        };
    }
}
