package dev.ectype.compiler.infer.async;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds the lists and reads that reply with a sequence of instances or events, such as {@code GET /vessels/stream} and
 * {@code GET /vessels/{id}/events}.
 */
public final class AssignStreamRoles implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            TypeRef type = draft.role(route.endpoint().id()) == null ? type(route) : null;
            Role role = type == null ? null : role(draft, route, type);
            if (role != null) {
                String evidence = "it replies with a sequence of " + role.resource();
                proposals.add(
                        proposal(new ModelChange.AssignRole(route.endpoint().id(), role), 75, evidence));
            }
        }
        return proposals;
    }

    /** Returns the type of the elements of a reply that is a sequence, or of the events that an operation watches; else null. */
    private static @Nullable TypeRef type(OperationRoute route) {
        if (!StreamText.isRead(route)) {
            return null;
        }
        StreamMedia media = StreamMedia.of(route.endpoint());
        if (media != null) {
            return media.media().type();
        }
        return StreamText.isWatching(route) ? Payloads.replyType(route.endpoint()) : null;
    }

    private static @Nullable Role role(ModelDraft draft, OperationRoute route, TypeRef type) {
        for (ParameterBinding binding : route.endpoint().binding().serverStreams()
                ? draft.parameterBindings(route.endpoint().id())
                : List.<ParameterBinding>of()) {
            if (StreamEvents.of(draft, type, draft.resource(binding.resource())) != null) {
                return new Role.Read(binding.resource(), MemberPath.ROOT);
            }
        }
        SegmentedPath path = route.path();
        while (path.size() > 1
                && path.endsWithLiteral()
                && draft.at(path) == null
                && StreamText.SEGMENTS.contains(NameWords.bare(path.last().literal()))) {
            path = path.parent();
        }
        ResourceDraft near = draft.at(path);
        if (near != null && holds(draft, route, type, near)) {
            return near.items.contains(path) && !near.collections.contains(path) || near.singleton
                    ? new Role.Read(near.resourceName(), MemberPath.ROOT)
                    : new Role.ListAll(near.resourceName(), MemberPath.ROOT);
        }
        OperationRoute beside = near == null ? draft.routes.find("GET", path) : null;
        Role listed = beside == null ? null : draft.role(beside.endpoint().id());
        if (listed instanceof Role.ListAll list && holds(draft, route, type, draft.resource(list.resource()))) {
            return new Role.ListAll(list.resource(), MemberPath.ROOT);
        }
        for (ResourceDraft resource : near == null ? draft.resources() : List.<ResourceDraft>of()) {
            StreamEvents events = resource.singleton ? null : StreamEvents.of(draft, type, resource);
            if (events != null && events.isAbout(draft, resource)) {
                return new Role.ListAll(resource.resourceName(), MemberPath.ROOT);
            }
        }
        return null;
    }

    /** Returns whether the values of a reply are instances of a resource or events about them. */
    private static boolean holds(ModelDraft draft, OperationRoute route, TypeRef type, ResourceDraft resource) {
        StreamEvents events = StreamEvents.of(draft, type, resource);
        boolean sequence = StreamMedia.of(route.endpoint()) != null
                || route.endpoint().binding().serverStreams();
        return events != null && (sequence || events.kind() != null);
    }
}
