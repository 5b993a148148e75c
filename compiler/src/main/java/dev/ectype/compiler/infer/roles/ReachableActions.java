package dev.ectype.compiler.infer.roles;

import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Adds the initial state to the source states of actions that would otherwise be unreachable. */
final class ReachableActions {
    private final ModelDraft draft;
    private final List<Role.Act> acts = new ArrayList<>();

    private ReachableActions(ModelDraft draft, List<Proposal> proposals) {
        this.draft = draft;
        for (Proposal proposal : proposals) {
            Role.Act act = act(proposal);
            if (act != null) {
                acts.add(act);
            }
        }
    }

    static List<Proposal> of(ModelDraft draft, List<Proposal> proposals) {
        ReachableActions actions = new ReachableActions(draft, proposals);
        return proposals.stream().map(actions::withInitialState).toList();
    }

    private static Role.@Nullable Act act(Proposal proposal) {
        return proposal.change() instanceof ModelChange.AssignRole assign && assign.role() instanceof Role.Act act
                ? act
                : null;
    }

    private Proposal withInitialState(Proposal proposal) {
        Role.Act act = act(proposal);
        Resource.Lifecycle lifecycle = act == null ? null : draft.resource(act.resource()).lifecycle;
        if (act == null || lifecycle == null || !(proposal.change() instanceof ModelChange.AssignRole assign)) {
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
        String evidence = proposal.evidence() + ", and no other action leaves " + first;
        ModelChange change = new ModelChange.AssignRole(assign.endpoint(), open);
        return new Proposal(change, proposal.rule(), evidence, proposal.confidence());
    }

    private Set<String> reachable(ResourceName resource, String first) {
        Set<String> reachable = new LinkedHashSet<>(List.of(first));
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Role.Act act : acts) {
                boolean starts = act.from().isEmpty() || act.from().stream().anyMatch(reachable::contains);
                changed |= act.resource().equals(resource) && starts && reachable.add(act.to());
            }
        }
        return reachable;
    }

    /** Returns whether clients can also write the state themselves. */
    private boolean isWritten(Role.Act act) {
        for (OperationRoute route : draft.routes.all()) {
            Role role = draft.role(route.endpoint().id());
            if (role == null || !isWrite(role) || !role.resource().equals(act.resource())) {
                continue;
            }
            TypeRef body = Payloads.bodyType(route.endpoint());
            if (body != null
                    && draft.shapes
                                    .shape(body)
                                    .like(MemberPath.ofDots(act.member())
                                            .names()
                                            .get(0))
                            != null) {
                return true;
            }
        }
        return false;
    }

    private static boolean isWrite(Role role) {
        return role instanceof Role.Create || role instanceof Role.Change;
    }
}
