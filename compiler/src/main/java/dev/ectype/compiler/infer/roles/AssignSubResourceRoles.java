package dev.ectype.compiler.infer.roles;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.PayloadLocations;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.ir.resource.ChangedMember;
import dev.ectype.compiler.ir.resource.ListEditKind;
import dev.ectype.compiler.ir.resource.RequestedItems;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.resource.SubResourceRole;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Assigns read and write roles to the operations of a sub-resource's path. */
public final class AssignSubResourceRoles implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (ModelChange.AddSubResource subResource : draft.subResources()) {
            ResourceDraft owner = draft.find(subResource.of());
            if (owner == null) {
                continue;
            }
            for (OperationRoute route : draft.routes.at(subResource.path())) {
                Role role = subResource.member() == null
                        ? some(draft, route, owner)
                        : member(draft, route, owner.resourceName(), subResource.member());
                if (role != null) {
                    String evidence =
                            "it is " + route.method() + " " + route.path().key() + " on a sub-resource";
                    proposals.add(
                            proposal(new ModelChange.AssignRole(route.endpoint().id(), role), 80, evidence));
                }
            }
        }
        return proposals;
    }

    /** Returns the role of an operation on several members of the owner, which is a read or update of the owner. */
    private static @Nullable Role some(ModelDraft draft, OperationRoute route, ResourceDraft owner) {
        PayloadLocations carried = PayloadLocations.of(draft, owner, route.endpoint());
        MemberPath replyAt = carried.replyAt();
        switch (route.method()) {
            case "GET":
                return replyAt == null ? null : new Role.Read(owner.resourceName(), replyAt);
            case "PUT", "PATCH", "POST":
                if (route.endpoint().body() == null) {
                    return null;
                }
                ObjectMember member = onlyMember(draft, route, owner);
                boolean merges = !route.method().equals("PUT");
                ChangedMember only = member == null ? null : new ChangedMember(member.name(), merges);
                return new Role.Update(owner.resourceName(), carried.bodyAt(), replyAt, null, only);
            default:
                return null;
        }
    }

    /**
     * Returns the member that a path is named after if requests there contain the whole instance, or null: only this member
     * changes, as {@code /units/{name}/status} changes the status of a unit.
     */
    private static @Nullable ObjectMember onlyMember(ModelDraft draft, OperationRoute route, ResourceDraft owner) {
        List<TypeName> stored = draft.shapes.names(owner.storedType());
        boolean whole = draft.routes.at(route.path()).stream()
                .map(each -> Payloads.bodyType(each.endpoint()))
                .anyMatch(body ->
                        body != null && draft.shapes.names(body).stream().anyMatch(stored::contains));
        return whole ? draft.shape(owner).like(route.path().last().literal()) : null;
    }

    private static @Nullable Role member(ModelDraft draft, OperationRoute route, ResourceName owner, String member) {
        TypeRef body = Payloads.bodyType(route.endpoint());
        MemberPath replyAt = at(draft, Payloads.replyType(route.endpoint()), body);
        Role edit = body == null ? null : edit(draft, route, owner, MemberPath.ofDots(member), body);
        if (edit != null) {
            return edit;
        }
        boolean list = isList(draft, owner, MemberPath.ofDots(member));
        MemberPath sentAt = list ? Payloads.onlyList(body, draft.shapes) : null;
        MemberPath returnedAt = list ? Payloads.onlyList(Payloads.replyType(route.endpoint()), draft.shapes) : null;
        replyAt = returnedAt == null ? replyAt : returnedAt;
        if (sentAt != null && List.of("PUT", "PATCH").contains(route.method())) {
            return new SubResourceRole.WriteSubResource(owner, member, false, sentAt, replyAt);
        }
        switch (route.method()) {
            case "GET":
                return new SubResourceRole.ReadSubResource(owner, member, replyAt == null ? MemberPath.ROOT : replyAt);
            case "PUT":
                return body == null
                        ? null
                        : new SubResourceRole.WriteSubResource(owner, member, false, MemberPath.ROOT, replyAt);
            case "PATCH", "POST":
                boolean members = body != null && draft.shapes.items(body) == null;
                return members
                        ? new SubResourceRole.WriteSubResource(owner, member, true, MemberPath.ROOT, replyAt)
                        : null;
            case "DELETE":
                return body == null ? new SubResourceRole.ClearSubResource(owner, member, null) : null;
            default:
                return null;
        }
    }

    /**
     * Returns the role of a {@code POST} or {@code DELETE} of list elements beside an operation that writes the whole list, or
     * null. It adds the elements or removes them.
     */
    private static @Nullable Role edit(
            ModelDraft draft, OperationRoute route, ResourceName owner, MemberPath member, TypeRef body) {
        boolean adds = route.method().equals("POST");
        boolean written =
                draft.routes.find("PUT", route.path()) != null || draft.routes.find("PATCH", route.path()) != null;
        if (!written || !adds && !route.method().equals("DELETE")) {
            return null;
        }
        MemberPath at = draft.shapes.items(body) != null ? MemberPath.ROOT : Payloads.onlyList(body, draft.shapes);
        return at == null
                ? null
                : new Role.EditList(
                        owner,
                        (isList(draft, owner, member) ? member : member.then(at)).dots(),
                        null,
                        adds ? ListEditKind.ADD : ListEditKind.REMOVE,
                        new RequestedItems(null, at, true, null),
                        null,
                        false);
    }

    /** Returns whether the stored member is a list, which requests and replies may wrap in an object. */
    private static boolean isList(ModelDraft draft, ResourceName owner, MemberPath path) {
        TypeRef type = draft.resource(owner).storedType();
        for (String name : path.names()) {
            ObjectMember member = type == null ? null : draft.shapes.shape(type).member(name);
            type = member == null ? null : member.type();
        }
        return type != null && draft.shapes.items(type) != null;
    }

    /** Returns the location of the written value in the reply, or null. */
    private static @Nullable MemberPath at(ModelDraft draft, @Nullable TypeRef reply, @Nullable TypeRef body) {
        if (reply == null || body == null) {
            return null;
        }
        boolean same =
                draft.shapes.names(reply).stream().anyMatch(draft.shapes.names(body)::contains) || reply.equals(body);
        ObjectShape shape = draft.shapes.shape(reply);
        boolean alike = !shape.isEmpty()
                && 2 * shape.shared(draft.shapes.shape(body)) > shape.members().size();
        return same || alike ? MemberPath.ROOT : null;
    }
}
