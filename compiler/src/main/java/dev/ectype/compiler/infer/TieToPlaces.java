package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.IdStyle;
import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.Tie;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Ties what a call that makes something is told of its place to what lies there, where calls make that too: it must be there. */
final class TieToPlaces implements InferenceRule {
    @Override
    public List<Proposal> propose(Draft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (Route route : draft.routes.all()) {
            if (WireCalls.isCall(route.endpoint().binding())
                    && draft.role(route.endpoint().id()) instanceof Role.Create create
                    && draft.sketch(create.resource()).style instanceof IdStyle.Placed placed
                    && placed.parent() != null) {
                Tie tie = tie(draft, route, draft.sketch(create.resource()), placed.parent());
                if (tie != null) {
                    Change change = new Change.TieParameter(route.endpoint().id(), tie);
                    proposals.add(proposal(change, 85, "names of " + tie.resource() + " lead there"));
                }
            }
        }
        return proposals;
    }

    private static @Nullable Tie tie(Draft draft, Route route, Sketch sketch, String parent) {
        List<String> wanted = PlacedNames.of(draft, sketch).holderForms();
        boolean told = draft.shapes.shape(Payloads.bodyType(route.endpoint())).has(parent)
                && !draft.isTied(route.endpoint().id(), parent);
        for (Sketch other : told && !wanted.isEmpty() ? draft.sketches() : List.<Sketch>of()) {
            boolean holds = other != sketch
                    && other.idMember != null
                    && other.style instanceof IdStyle.Placed
                    && !Creations.routes(draft, other).isEmpty()
                    && PlacedNames.of(draft, other).forms().containsAll(wanted);
            if (holds && other.idMember != null) {
                return new Tie(parent, other.named(), other.idMember);
            }
        }
        return null;
    }
}
