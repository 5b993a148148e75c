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
            .on(ModelChange.SetIdentifier.class, DraftChanges::identify)
            .on(
                    ModelChange.SetQualifiers.class,
                    change -> draft -> draft.resource(change.resource()).qualifiers = change.qualifiers())
            .on(
                    ModelChange.BindQualifiers.class,
                    change -> draft -> draft.bindQualifiers(change.endpoint(), change.binding()))
            .on(
                    ModelChange.SetIdStyle.class,
                    change -> draft -> draft.resource(change.resource()).style = change.style())
            .on(ModelChange.BindParameter.class, change -> draft -> draft.bind(change.endpoint(), change.binding()))
            .on(
                    ModelChange.SetCatchAllParameter.class,
                    change -> draft -> draft.setCatchAllParameter(change.endpoint(), change.parameter()))
            .on(ModelChange.AssignRole.class, change -> draft -> draft.assign(change.endpoint(), change.role()))
            .on(
                    ModelChange.StartOperation.class,
                    change -> draft -> draft.setStartedOperation(change.endpoint(), change.operation()))
            .on(
                    ModelChange.SetExpansion.class,
                    change -> draft -> draft.setExpansion(change.endpoint(), change.expansion()))
            .on(
                    ModelChange.SetLifecycle.class,
                    change -> draft -> draft.resource(change.resource()).lifecycle = change.lifecycle())
            .on(
                    ModelChange.SetVersion.class,
                    change -> draft -> draft.resource(change.resource()).version = change.member())
            .on(ModelChange.AddRelationship.class, change -> draft -> draft.addRelationship(change.relationship()))
            .on(
                    ModelChange.SetParent.class,
                    change -> draft -> draft.resource(change.resource()).parent = change.parent())
            .on(
                    ModelChange.SetUniqueMembers.class,
                    change -> draft -> draft.resource(change.resource()).unique = change.members())
            .on(
                    ModelChange.ComposeMembers.class,
                    change -> draft -> draft.resource(change.resource()).compositions = change.compositions())
            .on(ModelChange.AddQueueResource.class, change -> draft -> draft.addQueueResource(change.resource()))
            .on(ModelChange.MarkSeeded.class, change -> draft -> draft.resource(change.resource()).seeded = true)
            .on(
                    ModelChange.AddExamples.class,
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

    private static Consumer<ModelDraft> identify(ModelChange.SetIdentifier change) {
        return draft -> {
            ResourceDraft resource = draft.resource(change.resource());
            resource.idMember = change.member();
            resource.keys = change.keys();
        };
    }
}
