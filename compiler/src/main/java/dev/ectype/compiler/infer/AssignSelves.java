package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.MemberPath;
import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.Tie;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Lets the operations at the path of whoever asks read and change the one that they are. */
final class AssignSelves implements InferenceRule {
    @Override
    public List<Proposal> propose(Draft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (Change.Self self : draft.selves()) {
            Sketch home = draft.find(self.of());
            for (Route route : home == null ? List.<Route>of() : draft.routes.at(self.path())) {
                Role role = home == null ? null : role(draft, route, home);
                if (home != null && role != null) {
                    String word = Objects.requireNonNull(self.path().last().literal());
                    Tie tie = Tie.ofSelf(word, home.named(), Objects.requireNonNullElse(home.idMember, "id"));
                    String evidence =
                            "it is " + route.method() + " " + self.path().key() + " of whoever asks";
                    proposals.add(
                            proposal(new Change.TieParameter(route.endpoint().id(), tie), 80, evidence));
                    proposals.add(proposal(new Change.Assign(route.endpoint().id(), role), 80, evidence));
                }
            }
        }
        return proposals;
    }

    private static @Nullable Role role(Draft draft, Route route, Sketch home) {
        Carried carried = Carried.of(draft, home, route.endpoint());
        MemberPath replyAt = carried.replyAt();
        switch (route.method()) {
            case "GET":
                return replyAt == null ? null : new Role.Read(home.named(), replyAt);
            case "PUT":
                return carried.bodyRequires()
                        ? new Role.Replace(home.named(), carried.bodyAt(), replyAt, false)
                        : new Role.Update(home.named(), carried.bodyAt(), replyAt);
            case "PATCH", "POST":
                boolean changes = replyAt != null || carried.bodyIsLikeItem();
                return changes ? new Role.Update(home.named(), carried.bodyAt(), replyAt) : null;
            case "DELETE":
                return new Role.Delete(home.named(), replyAt);
            default:
                return null;
        }
    }
}
