package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.MemberPath;
import dev.ectype.compiler.ir.ResourceName;
import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.TypeRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lets the operations at the path of a part read and write what it is part of. */
final class AssignParts implements InferenceRule {
    @Override
    public List<Proposal> propose(Draft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (Change.Part part : draft.parts()) {
            Sketch owner = draft.find(part.of());
            if (owner == null) {
                continue;
            }
            for (Route route : draft.routes.at(part.path())) {
                Role role = part.member() == null
                        ? some(draft, route, owner)
                        : member(draft, route, owner.named(), part.member());
                if (role != null) {
                    String evidence =
                            "it is " + route.method() + " " + route.path().key() + " of a part";
                    proposals.add(proposal(new Change.Assign(route.endpoint().id(), role), 80, evidence));
                }
            }
        }
        return proposals;
    }

    /** Some members of the owner are read and changed like the owner itself. */
    private static @Nullable Role some(Draft draft, Route route, Sketch owner) {
        Carried carried = Carried.of(draft, owner, route.endpoint());
        MemberPath replyAt = carried.replyAt();
        switch (route.method()) {
            case "GET":
                return replyAt == null ? null : new Role.Read(owner.named(), replyAt);
            case "PUT", "PATCH", "POST":
                return route.endpoint().body() == null
                        ? null
                        : new Role.Update(owner.named(), carried.bodyAt(), replyAt);
            default:
                return null;
        }
    }

    private static @Nullable Role member(Draft draft, Route route, ResourceName owner, String member) {
        TypeRef body = Payloads.bodyType(route.endpoint());
        MemberPath shown = at(draft, Payloads.replyType(route.endpoint()), body);
        switch (route.method()) {
            case "GET":
                return new Role.ReadPart(owner, member, shown == null ? MemberPath.ROOT : shown);
            case "PUT":
                return body == null ? null : new Role.WritePart(owner, member, false, MemberPath.ROOT, shown);
            case "PATCH", "POST":
                boolean members = body != null && draft.shapes.items(body) == null;
                return members ? new Role.WritePart(owner, member, true, MemberPath.ROOT, shown) : null;
            case "DELETE":
                return body == null ? new Role.ClearPart(owner, member, null) : null;
            default:
                return null;
        }
    }

    /** Where a reply to a change shows what was sent. */
    private static @Nullable MemberPath at(Draft draft, @Nullable TypeRef reply, @Nullable TypeRef body) {
        if (reply == null || body == null) {
            return null;
        }
        boolean same =
                draft.shapes.names(reply).stream().anyMatch(draft.shapes.names(body)::contains) || reply.equals(body);
        Shape shown = draft.shapes.shape(reply);
        boolean alike = !shown.isEmpty()
                && 2 * shown.shared(draft.shapes.shape(body)) > shown.members().size();
        return same || alike ? MemberPath.ROOT : null;
    }
}
