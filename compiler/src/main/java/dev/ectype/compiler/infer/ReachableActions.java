package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Resource;
import dev.ectype.compiler.ir.ResourceName;
import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Lets an action that nothing leads up to start where things begin, since it could never be taken otherwise. */
final class ReachableActions {
    private final Draft draft;
    private final List<Role.Act> acts = new ArrayList<>();

    private ReachableActions(Draft draft, List<Proposal> proposals) {
        this.draft = draft;
        for (Proposal proposal : proposals) {
            Role.Act act = act(proposal);
            if (act != null) {
                acts.add(act);
            }
        }
    }

    static List<Proposal> of(Draft draft, List<Proposal> proposals) {
        ReachableActions actions = new ReachableActions(draft, proposals);
        return proposals.stream().map(actions::opened).toList();
    }

    private static Role.@Nullable Act act(Proposal proposal) {
        return proposal.change() instanceof Change.Assign assign && assign.role() instanceof Role.Act act ? act : null;
    }

    private Proposal opened(Proposal proposal) {
        Role.Act act = act(proposal);
        Resource.Lifecycle lifecycle = act == null ? null : draft.sketch(act.resource()).lifecycle;
        if (act == null || lifecycle == null || !(proposal.change() instanceof Change.Assign assign)) {
            return proposal;
        }
        String first = lifecycle.states().get(0);
        boolean reached = act.from().isEmpty()
                || reachable(act.resource(), first).stream().anyMatch(act.from()::contains);
        if (reached || isWritten(act)) {
            return proposal;
        }
        List<String> from = new ArrayList<>(act.from());
        from.add(0, first);
        Role open = act.withFrom(from);
        String evidence = proposal.evidence() + ", and nothing leads from " + first + " to where it starts";
        Change change = new Change.Assign(assign.endpoint(), open);
        return new Proposal(change, proposal.rule(), evidence, proposal.confidence());
    }

    private Set<String> reachable(ResourceName resource, String first) {
        Set<String> reachable = new LinkedHashSet<>(List.of(first));
        boolean grown = true;
        while (grown) {
            grown = false;
            for (Role.Act act : acts) {
                boolean starts = act.from().isEmpty() || act.from().stream().anyMatch(reachable::contains);
                grown |= act.resource().equals(resource) && starts && reachable.add(act.to());
            }
        }
        return reachable;
    }

    /** Whether clients can also write the state themselves. */
    private boolean isWritten(Role.Act act) {
        for (Route route : draft.routes.all()) {
            Role role = draft.role(route.endpoint().id());
            if (role == null || !isWrite(role) || !role.resource().equals(act.resource())) {
                continue;
            }
            TypeRef body = Payloads.bodyType(route.endpoint());
            if (body != null && draft.shapes.shape(body).like(act.member()) != null) {
                return true;
            }
        }
        return false;
    }

    private static boolean isWrite(Role role) {
        return role instanceof Role.Create || role instanceof Role.Update || role instanceof Role.Replace;
    }
}
