package dev.ectype.compiler.infer.async;

import dev.ectype.compiler.infer.draft.CreationRoutes;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.lexicon.ProgressWords;
import dev.ectype.compiler.infer.roles.FindLifecycle;
import dev.ectype.compiler.ir.resource.AsyncCompletion;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.ObjectMember;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds resources that are created or changed asynchronously: the types of 202 replies, operation resources in other
 * replies, and instances with a creating state at first. Their read operations complete the work.
 */
public final class FindAsyncCompletion implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        TypesInWriteReplies replyTypes = TypesInWriteReplies.of(draft);
        boolean hasStatusUrls = draft.routes.all().stream().anyMatch(AcceptedReplies::hasStatusUrl);
        List<Proposal> proposals = new ArrayList<>();
        for (ResourceDraft resource : draft.resources()) {
            String evidence = resource.singleton ? null : evidence(draft, resource, replyTypes, hasStatusUrls);
            AsyncCompletion completion = evidence == null ? null : completion(draft, resource);
            if (evidence != null && completion != null) {
                addReads(draft, resource, completion, evidence, proposals);
            }
        }
        return proposals;
    }

    private void addReads(
            ModelDraft draft,
            ResourceDraft resource,
            AsyncCompletion completion,
            String evidence,
            List<Proposal> proposals) {
        int before = proposals.size();
        for (SegmentedPath path : resource.items) {
            for (OperationRoute route : draft.routes.at(path)) {
                Role role = draft.role(route.endpoint().id());
                if (role instanceof Role.Read read) {
                    Role completing = new Role.Read(read.resource(), read.replyAt(), completion);
                    proposals.add(
                            proposal(new ModelChange.AssignRole(route.endpoint().id(), completing), 80, evidence));
                }
            }
        }
        Resource.Lifecycle lifecycle =
                resource.lifecycle == null ? lifecycleOf(draft, resource, completion) : resource.lifecycle;
        if (proposals.size() > before && lifecycle != null) {
            List<String> states = new ArrayList<>(completion.pending().subList(0, 1));
            lifecycle.states().stream().filter(state -> !states.contains(state)).forEach(states::add);
            Resource.Lifecycle begun = new Resource.Lifecycle(lifecycle.member(), states);
            proposals.add(proposal(new ResourceChange.SetLifecycle(resource.resourceName(), begun), 80, evidence));
        }
    }

    /**
     * Returns the lifecycle of the pending and done states when the member has none. A boolean member has no lifecycle.
     */
    private static Resource.@Nullable Lifecycle lifecycleOf(
            ModelDraft draft, ResourceDraft resource, AsyncCompletion completion) {
        ObjectMember member = draft.shape(resource).member(completion.member());
        if (member == null || draft.shapes.core(member.type()) instanceof BooleanType) {
            return null;
        }
        List<String> states = new ArrayList<>(completion.pending());
        states.add(completion.done());
        return new Resource.Lifecycle(completion.member(), states);
    }

    /** Returns the reason why the server completes such instances by itself, or null. */
    private static @Nullable String evidence(
            ModelDraft draft, ResourceDraft resource, TypesInWriteReplies replyTypes, boolean hasStatusUrls) {
        for (OperationRoute create : CreationRoutes.routes(draft, resource)) {
            if (AcceptedReplies.isAccepted(create)) {
                return "POST " + create.path().key() + " is accepted before it is done (202)";
            }
        }
        String first =
                resource.lifecycle == null ? "" : resource.lifecycle.states().get(0);
        if (ProgressWords.isCreating(first)
                && !CreationRoutes.routes(draft, resource).isEmpty()) {
            return "a new instance starts as " + first;
        }
        boolean operation = ProgressWords.isOperation(resource.noun());
        for (TypesInWriteReplies.ReplyLocation place : replyTypes.of(resource.storedType())) {
            boolean begins = operation || place.accepted();
            if (begins && draft.at(place.route().path()) != resource) {
                return place.route().method() + " " + place.route().path().key() + " starts an instance";
            }
        }
        boolean created = !CreationRoutes.routes(draft, resource).isEmpty();
        return hasStatusUrls && !created && ProgressWords.isProgressResource(resource.noun())
                ? "accepted requests return a status URL"
                : null;
    }

    private static @Nullable AsyncCompletion completion(ModelDraft draft, ResourceDraft resource) {
        ObjectShape shape = draft.shape(resource);
        Resource.Lifecycle lifecycle = resource.lifecycle;
        if (lifecycle != null) {
            List<String> states = lifecycle.states();
            boolean creating = ProgressWords.isCreating(states.get(0));
            String done = creating ? ProgressWords.createdState(states) : ProgressWords.doneState(states);
            List<String> pending = creating
                    ? states.stream().filter(ProgressWords::isCreating).toList()
                    : done == null ? List.of() : ProgressWords.pendingStates(states, done);
            // Clients themselves change a state that they may write.
            boolean written = CreationRoutes.body(draft, resource)
                    .has(MemberPath.ofDots(lifecycle.member()).names().get(0));
            return done == null || pending.isEmpty() || written
                    ? null
                    : new AsyncCompletion(lifecycle.member(), pending, done);
        }
        ObjectMember done = shape.like("done");
        if (done != null && draft.shapes.core(done.type()) instanceof BooleanType) {
            return new AsyncCompletion(done.name(), List.of("false"), "true");
        }
        ObjectShape sent = CreationRoutes.body(draft, resource);
        for (ObjectMember member : FindLifecycle.candidates(draft, resource)) {
            AsyncCompletion completion =
                    sent.has(member.name()) ? null : DescribedStates.completion(draft, resource, member);
            if (completion != null) {
                return completion;
            }
        }
        return null;
    }
}
