package dev.ectype.compiler.infer.relations;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;

/** Recognises replies that consist of a list member of an instance. */
final class MemberListReply {
    private MemberListReply() {}

    /** Returns whether the reply of an operation is a list with the same type of elements as a member of the resource. */
    static boolean of(ModelDraft draft, ResourceDraft resource, String member, OperationRoute route) {
        ObjectMember list = draft.shape(resource).member(member);
        TypeRef elements = list == null ? null : draft.shapes.items(list.type());
        TypeRef reply = Payloads.replyType(route.endpoint());
        TypeRef replied = reply == null ? null : draft.shapes.items(reply);
        if (elements == null || replied == null) {
            return false;
        }
        boolean same = draft.shapes.names(replied).stream().anyMatch(draft.shapes.names(elements)::contains);
        return same || draft.shapes.mayBeScalar(replied) && draft.shapes.mayBeScalar(elements);
    }
}
