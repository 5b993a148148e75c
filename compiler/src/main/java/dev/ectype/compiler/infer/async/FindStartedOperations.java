package dev.ectype.compiler.infer.async;

import dev.ectype.compiler.infer.draft.CreationRoutes;
import dev.ectype.compiler.infer.draft.EndpointChange;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.resource.StartedOperation;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds operations with an asynchronous operation in their reply and makes them start that operation. */
public final class FindStartedOperations implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        TypesInWriteReplies replyTypes = TypesInWriteReplies.of(draft);
        List<Proposal> proposals = new ArrayList<>();
        Set<ResourceName> asynchronous = asyncResources(draft);
        for (ResourceName resource : asynchronous) {
            for (TypesInWriteReplies.ReplyLocation place :
                    replyTypes.of(draft.resource(resource).storedType())) {
                OperationRoute route = place.route();
                if (isAboutOther(draft, route, resource)) {
                    StartedOperation start = new StartedOperation(resource, place.at());
                    String evidence = "its reply contains an instance of " + resource;
                    proposals.add(proposal(
                            new EndpointChange.StartOperation(route.endpoint().id(), start), 80, evidence));
                }
            }
        }
        addFollowed(draft, asynchronous, proposals);
        return proposals;
    }

    private void addFollowed(ModelDraft draft, Set<ResourceName> asynchronous, List<Proposal> proposals) {
        List<ResourceDraft> candidates = asynchronous.stream()
                .map(draft::resource)
                .filter(resource -> CreationRoutes.routes(draft, resource).isEmpty() && !resource.items.isEmpty())
                .toList();
        for (OperationRoute route : candidates.isEmpty() ? List.<OperationRoute>of() : draft.routes.all()) {
            ResourceDraft resource =
                    AcceptedReplies.hasStatusUrl(route) ? AcceptedReplies.statusResource(route, candidates) : null;
            if (resource != null && isAboutOther(draft, route, resource.resourceName())) {
                StartedOperation start = new StartedOperation(resource.resourceName(), null);
                String evidence = "its 202 reply has a status URL of " + resource.resourceName();
                proposals.add(proposal(
                        new EndpointChange.StartOperation(route.endpoint().id(), start), 70, evidence));
            }
        }
    }

    private static Set<ResourceName> asyncResources(ModelDraft draft) {
        Set<ResourceName> asynchronous = new LinkedHashSet<>();
        for (OperationRoute route : draft.routes.all()) {
            if (draft.role(route.endpoint().id()) instanceof Role.Read read && read.completion() != null) {
                asynchronous.add(read.resource());
            }
        }
        return asynchronous;
    }

    /**
     * Returns whether a reply contains the instance that the operation creates. Such an operation starts nothing else.
     */
    private static boolean showsOwn(@Nullable Role role) {
        return role != null && role.creates() && role.replyAt() != null;
    }

    private static boolean isAboutOther(ModelDraft draft, OperationRoute route, ResourceName resource) {
        Role role = draft.role(route.endpoint().id());
        boolean names = draft.parameterBindings(route.endpoint().id()).stream()
                .anyMatch(binding -> binding.resource().equals(resource));
        return !names
                && !showsOwn(role)
                && (role == null || !role.resource().equals(resource) && !(role instanceof Role.ListAll));
    }
}
