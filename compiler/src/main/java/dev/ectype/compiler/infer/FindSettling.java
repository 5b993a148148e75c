package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.BooleanType;
import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.Resource;
import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.Settling;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Takes what a request was accepted for, but not yet done, for something that is done once it was asked for: what a
 * reply of status 202 shows, the operations that other replies show, and what is still being made when it is first shown.
 */
final class FindSettling implements InferenceRule {
    @Override
    public List<Proposal> propose(Draft draft) {
        ShownByWrites shown = ShownByWrites.of(draft);
        boolean followed = draft.routes.all().stream().anyMatch(Accepted::isFollowedByAddress);
        List<Proposal> proposals = new ArrayList<>();
        for (Sketch sketch : draft.sketches()) {
            String evidence = sketch.singleton ? null : evidence(draft, sketch, shown, followed);
            Settling settling = evidence == null ? null : settling(draft, sketch);
            if (evidence != null && settling != null) {
                addReads(draft, sketch, settling, evidence, proposals);
            }
        }
        return proposals;
    }

    private void addReads(Draft draft, Sketch sketch, Settling settling, String evidence, List<Proposal> proposals) {
        int before = proposals.size();
        for (PathTemplate path : sketch.items) {
            for (Route route : draft.routes.at(path)) {
                Role role = draft.role(route.endpoint().id());
                if (role instanceof Role.Read read) {
                    Role settles = new Role.Read(read.resource(), read.replyAt(), settling);
                    proposals.add(proposal(new Change.Assign(route.endpoint().id(), settles), 80, evidence));
                }
            }
        }
        Resource.Lifecycle lifecycle = sketch.lifecycle == null ? told(draft, sketch, settling) : sketch.lifecycle;
        if (proposals.size() > before && lifecycle != null) {
            List<String> states = new ArrayList<>(settling.pending().subList(0, 1));
            lifecycle.states().stream().filter(state -> !states.contains(state)).forEach(states::add);
            Resource.Lifecycle begun = new Resource.Lifecycle(lifecycle.member(), states);
            proposals.add(proposal(new Change.HaveStates(sketch.named(), begun), 80, evidence));
        }
    }

    /** Where nothing lists the states, those between which it moves are all; yes and no are none. */
    private static Resource.@Nullable Lifecycle told(Draft draft, Sketch sketch, Settling settling) {
        Member member = draft.shape(sketch).member(settling.member());
        if (member == null || draft.shapes.core(member.type()) instanceof BooleanType) {
            return null;
        }
        List<String> states = new ArrayList<>(settling.pending());
        states.add(settling.done());
        return new Resource.Lifecycle(settling.member(), states);
    }

    /** Why the server is busy with such things by itself, or null where nothing says so. */
    private static @Nullable String evidence(Draft draft, Sketch sketch, ShownByWrites shown, boolean followed) {
        for (Route create : Creations.routes(draft, sketch)) {
            if (Accepted.is(create)) {
                return "POST " + create.path().key() + " accepts one";
            }
        }
        String first = sketch.lifecycle == null ? "" : sketch.lifecycle.states().get(0);
        if (Progress.begins(first) && !Creations.routes(draft, sketch).isEmpty()) {
            return "new ones are " + first;
        }
        boolean operation = Progress.isOperation(sketch.noun());
        for (ShownByWrites.Shown place : shown.of(sketch.stored())) {
            boolean begins = operation || place.accepted();
            if (begins && draft.at(place.route().path()) != sketch) {
                return place.route().method() + " " + place.route().path().key() + " begins one";
            }
        }
        boolean created = !Creations.routes(draft, sketch).isEmpty();
        return followed && !created && Progress.follows(sketch.noun()) ? "requests are accepted with an address" : null;
    }

    private static @Nullable Settling settling(Draft draft, Sketch sketch) {
        Shape shape = draft.shape(sketch);
        Resource.Lifecycle lifecycle = sketch.lifecycle;
        if (lifecycle != null) {
            List<String> states = lifecycle.states();
            boolean making = Progress.begins(states.get(0));
            String done = making ? Progress.made(states) : Progress.done(states);
            List<String> pending = making
                    ? states.stream().filter(Progress::begins).toList()
                    : done == null ? List.of() : Progress.pending(states, done);
            // A state that clients write is theirs to move on.
            boolean written = Creations.body(draft, sketch).has(lifecycle.member());
            return done == null || pending.isEmpty() || written
                    ? null
                    : new Settling(lifecycle.member(), pending, done);
        }
        Member done = shape.like("done");
        if (done != null && draft.shapes.core(done.type()) instanceof BooleanType) {
            return new Settling(done.name(), List.of("false"), "true");
        }
        Shape sent = Creations.body(draft, sketch);
        for (Member member : FindLifecycle.candidates(draft, sketch)) {
            Settling settling = sent.has(member.name()) ? null : ToldStates.settling(draft, sketch, member);
            if (settling != null) {
                return settling;
            }
        }
        return null;
    }
}
