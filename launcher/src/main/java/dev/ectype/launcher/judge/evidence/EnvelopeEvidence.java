package dev.ectype.launcher.judge.evidence;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.launcher.judge.description.DescribedOperation;
import dev.ectype.launcher.judge.description.DescribedTypes;
import dev.ectype.launcher.judge.finding.ConclusionKey;
import org.jspecify.annotations.Nullable;

/** Compares the places of instances in bodies with the types of the bodies. */
final class EnvelopeEvidence {
    private static final int FEW = 34;

    private EnvelopeEvidence() {}

    static void examine(EvidenceContext context) {
        for (Endpoint endpoint : context.model().endpoints()) {
            DescribedOperation operation = context.described(endpoint);
            Role role = endpoint.role();
            Resource resource = role == null ? null : context.resource(role.resource());
            if (operation == null || resource == null) {
                continue;
            }
            if (role instanceof Role.ListAll list) {
                listed(context, endpoint, operation, list);
            } else if (role instanceof Role.Read read) {
                single(context, endpoint, operation.replyType(), read.replyAt(), resource, "response");
            } else if (role instanceof Role.Create || role instanceof Role.Change) {
                single(context, endpoint, operation.replyType(), role.replyAt(), resource, "response");
            }
        }
    }

    private static void listed(
            EvidenceContext context, Endpoint endpoint, DescribedOperation operation, Role.ListAll list) {
        DescribedTypes types = context.api().types();
        TypeRef reply = operation.replyType();
        if (types.items(types.at(reply, list.itemsAt())) == null
                && context.api().listed(operation) != null) {
            context.object(
                    ConclusionKey.envelope(endpoint.id()),
                    85,
                    "the response has no list at " + place(list.itemsAt()) + ", but one elsewhere",
                    endpoint.location(),
                    null);
        }
    }

    private static void single(
            EvidenceContext context,
            Endpoint endpoint,
            @Nullable TypeRef body,
            @Nullable MemberPath at,
            Resource resource,
            String what) {
        DescribedTypes types = context.api().types();
        int overlap = at == null ? -1 : TypeOverlap.percent(types, types.at(body, at), resource.type());
        if (overlap < 0 || overlap >= FEW) {
            return;
        }
        for (ObjectMember member : types.members(body).values()) {
            if (!MemberPath.of(member.name()).equals(at)
                    && TypeOverlap.percent(types, member.type(), resource.type()) > 90) {
                context.object(
                        ConclusionKey.envelope(endpoint.id()),
                        75,
                        "the " + what + " holds an instance at " + member.name() + " and not at " + place(at),
                        endpoint.location(),
                        null);
                return;
            }
        }
    }

    private static String place(@Nullable MemberPath path) {
        return path == null || path.isRoot() ? "its root" : path.pointer();
    }
}
