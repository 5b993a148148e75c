package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.Tie;
import dev.ectype.compiler.ir.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Lets what is read at a path such as {@code /releases/latest} be the newest of those that are listed beside it. */
final class AssignNewest implements InferenceRule {
    @Override
    public List<Proposal> propose(Draft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (Change.Newest newest : draft.newest()) {
            Sketch among = draft.find(newest.of());
            Route route = draft.routes.find("GET", newest.path());
            TypeRef reply = route == null ? null : Payloads.replyType(route.endpoint());
            Place shown = among == null || reply == null
                    ? null
                    : draft.envelopes.item(reply, among.noun(), among.idParameter());
            if (among != null && route != null && shown != null) {
                String word = Objects.requireNonNull(newest.path().last().literal());
                String member = Objects.requireNonNullElse(among.idMember, "id");
                Tie tie = Tie.ofNewest(word, among.named(), member, through(draft, newest.path(), among));
                Role role = new Role.Read(among.named(), shown.at());
                String evidence = "it is " + newest.path().key();
                proposals.add(proposal(new Change.TieParameter(route.endpoint().id(), tie), 80, evidence));
                proposals.add(proposal(new Change.Assign(route.endpoint().id(), role), 80, evidence));
            }
        }
        return proposals;
    }

    /** The relationship by which those that are listed beside it are tied to what the path names before. */
    private static @Nullable String through(Draft draft, PathTemplate path, Sketch among) {
        Route list = draft.routes.find("GET", path.parent());
        return list != null
                        && draft.role(list.endpoint().id()) instanceof Role.ListAll all
                        && all.resource().equals(among.named())
                ? all.through()
                : null;
    }
}
