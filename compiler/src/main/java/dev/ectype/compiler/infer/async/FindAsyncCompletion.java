package dev.ectype.compiler.infer.async;

import dev.ectype.compiler.infer.draft.CreationRoutes;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
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
        TypesInWriteReplies shown = TypesInWriteReplies.of(draft);
        boolean followed = draft.routes.all().stream().anyMatch(AcceptedReplies::hasStatusUrl);
        List<Proposal> proposals = new ArrayList<>();
        for (ResourceDraft sketch : draft.resources()) {
            String evidence = sketch.singleton ? null : evidence(draft, sketch, shown, followed);
            AsyncCompletion settling = evidence == null ? null : settling(draft, sketch);
            if (evidence != null && settling != null) {
                addReads(draft, sketch, settling, evidence, proposals);
            }
        }
        return proposals;
    }

    private void addReads(
            ModelDraft draft,
            ResourceDraft sketch,
            AsyncCompletion settling,
            String evidence,
            List<Proposal> proposals) {
        int before = proposals.size();
        for (SegmentedPath path : sketch.items) {
            for (OperationRoute route : draft.routes.at(path)) {
                Role role = draft.role(route.endpoint().id());
                if (role instanceof Role.Read read) {
                    Role settles = new Role.Read(read.resource(), read.replyAt(), settling);
                    proposals.add(
                            proposal(new ModelChange.AssignRole(route.endpoint().id(), settles), 80, evidence));
                }
            }
        }
        Resource.Lifecycle lifecycle =
                sketch.lifecycle == null ? lifecycleOf(draft, sketch, settling) : sketch.lifecycle;
        if (proposals.size() > before && lifecycle != null) {
            List<String> states = new ArrayList<>(settling.pending().subList(0, 1));
            lifecycle.states().stream().filter(state -> !states.contains(state)).forEach(states::add);
            Resource.Lifecycle begun = new Resource.Lifecycle(lifecycle.member(), states);
            proposals.add(proposal(new ModelChange.SetLifecycle(sketch.resourceName(), begun), 80, evidence));
        }
    }

    /**
     * Returns the lifecycle of the pending and done states when the member has none. A boolean member has no lifecycle.
     */
    private static Resource.@Nullable Lifecycle lifecycleOf(
            ModelDraft draft, ResourceDraft sketch, AsyncCompletion settling) {
        ObjectMember member = draft.shape(sketch).member(settling.member());
        if (member == null || draft.shapes.core(member.type()) instanceof BooleanType) {
            return null;
        }
        List<String> states = new ArrayList<>(settling.pending());
        states.add(settling.done());
        return new Resource.Lifecycle(settling.member(), states);
    }

    /** Returns the reason why the server completes such instances by itself, or null. */
    private static @Nullable String evidence(
            ModelDraft draft, ResourceDraft sketch, TypesInWriteReplies shown, boolean followed) {
        for (OperationRoute create : CreationRoutes.routes(draft, sketch)) {
            if (AcceptedReplies.isAccepted(create)) {
                return "POST " + create.path().key() + " accepts one";
            }
        }
        String first = sketch.lifecycle == null ? "" : sketch.lifecycle.states().get(0);
        if (ProgressWords.isCreating(first)
                && !CreationRoutes.routes(draft, sketch).isEmpty()) {
            return "new ones are " + first;
        }
        boolean operation = ProgressWords.isOperation(sketch.noun());
        for (TypesInWriteReplies.ReplyLocation place : shown.of(sketch.storedType())) {
            boolean begins = operation || place.accepted();
            if (begins && draft.at(place.route().path()) != sketch) {
                return place.route().method() + " " + place.route().path().key() + " begins one";
            }
        }
        boolean created = !CreationRoutes.routes(draft, sketch).isEmpty();
        return followed && !created && ProgressWords.isProgressResource(sketch.noun())
                ? "requests are accepted with an address"
                : null;
    }

    private static @Nullable AsyncCompletion settling(ModelDraft draft, ResourceDraft sketch) {
        ObjectShape shape = draft.shape(sketch);
        Resource.Lifecycle lifecycle = sketch.lifecycle;
        if (lifecycle != null) {
            List<String> states = lifecycle.states();
            boolean making = ProgressWords.isCreating(states.get(0));
            String done = making ? ProgressWords.createdState(states) : ProgressWords.doneState(states);
            List<String> pending = making
                    ? states.stream().filter(ProgressWords::isCreating).toList()
                    : done == null ? List.of() : ProgressWords.pendingStates(states, done);
            // Clients themselves change a state that they may write.
            boolean written = CreationRoutes.body(draft, sketch).has(lifecycle.member());
            return done == null || pending.isEmpty() || written
                    ? null
                    : new AsyncCompletion(lifecycle.member(), pending, done);
        }
        ObjectMember done = shape.like("done");
        if (done != null && draft.shapes.core(done.type()) instanceof BooleanType) {
            return new AsyncCompletion(done.name(), List.of("false"), "true");
        }
        ObjectShape sent = CreationRoutes.body(draft, sketch);
        for (ObjectMember member : FindLifecycle.candidates(draft, sketch)) {
            AsyncCompletion settling = sent.has(member.name()) ? null : DescribedStates.settling(draft, sketch, member);
            if (settling != null) {
                return settling;
            }
        }
        return null;
    }
}
