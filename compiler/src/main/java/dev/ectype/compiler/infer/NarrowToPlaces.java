package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Comparison;
import dev.ectype.compiler.ir.IdStyle;
import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.MemberPath;
import dev.ectype.compiler.ir.Role;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Takes what a call that lists things is told of where they lie for a filter by their names, which are paths. */
final class NarrowToPlaces implements InferenceRule {
    @Override
    public List<Proposal> propose(Draft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (Route route : draft.routes.all()) {
            if (WireCalls.isCall(route.endpoint().binding())
                    && draft.role(route.endpoint().id()) instanceof Role.ListAll list) {
                Role.Filter filter = filter(draft, route, draft.sketch(list.resource()));
                if (filter != null) {
                    List<Role.Filter> filters = new ArrayList<>(list.filters());
                    filters.add(filter);
                    Change change = new Change.Assign(route.endpoint().id(), list.withFilters(filters));
                    proposals.add(proposal(change, 85, filter.parameter() + " leads to what they lie in"));
                }
            }
        }
        return proposals;
    }

    private static Role.@Nullable Filter filter(Draft draft, Route route, Sketch sketch) {
        boolean begun = BegunOperations.are(draft, sketch);
        String name = sketch.style instanceof IdStyle.Placed || begun ? sketch.idMember : null;
        Shape request = draft.shapes.shape(Payloads.bodyType(route.endpoint()));
        Member holder = name == null
                ? null
                : begun ? request.member(name) : PlacedNames.of(draft, sketch).holder(request);
        return name == null || holder == null || draft.isTied(route.endpoint().id(), holder.name())
                ? null
                : new Role.Filter(holder.name(), MemberPath.of(name), Comparison.INSIDE);
    }
}
