package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.NumberType;
import dev.ectype.compiler.ir.ResourceName;
import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.TextType;
import dev.ectype.compiler.ir.TypeRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Takes a member for the version of a thing where its name says so, or where clients send it back but never choose it. */
final class FindVersion implements InferenceRule {
    private static final List<String> CERTAIN = List.of("etag", "resourceversion", "lockversion", "concurrencytoken");
    private static final List<String> COUNTED = List.of("version", "revision", "rev", "versionnumber");

    @Override
    public List<Proposal> propose(Draft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (Sketch sketch : draft.sketches()) {
            Shape shape = draft.shape(sketch);
            Member certain = named(shape, CERTAIN, draft);
            Member counted = certain == null ? named(shape, COUNTED, draft) : null;
            if (certain != null) {
                proposals.add(proposal(
                        new Change.HaveVersion(sketch.named(), certain.name()), 85, certain.name() + " means one"));
            } else if (counted != null && isNumber(counted, draft)) {
                String evidence = evidence(draft, sketch.named(), counted);
                if (evidence != null) {
                    proposals.add(proposal(new Change.HaveVersion(sketch.named(), counted.name()), 70, evidence));
                }
            }
        }
        return proposals;
    }

    private static @Nullable Member named(Shape shape, List<String> names, Draft draft) {
        for (String name : names) {
            Member member = shape.like(name);
            if (member != null && (isNumber(member, draft) || draft.shapes.core(member.type()) instanceof TextType)) {
                return member;
            }
        }
        return null;
    }

    private static boolean isNumber(Member member, Draft draft) {
        return draft.shapes.core(member.type()) instanceof NumberType number && number.integer();
    }

    private static @Nullable String evidence(Draft draft, ResourceName resource, Member member) {
        boolean sentBack = false;
        for (Route route : draft.routes.all()) {
            Role role = draft.role(route.endpoint().id());
            TypeRef body = Payloads.bodyType(route.endpoint());
            Member sent = role == null || body == null || !role.resource().equals(resource)
                    ? null
                    : draft.shapes.shape(body).member(member.name());
            boolean writable = sent != null && !sent.type().notes().readOnly();
            if (writable && role instanceof Role.Create) {
                return null;
            }
            sentBack |= writable && (role instanceof Role.Update || role instanceof Role.Replace);
        }
        if (sentBack) {
            return "changes send " + member.name() + " back, creations never choose it";
        }
        return member.type().notes().readOnly() ? member.name() + " is a number that clients cannot write" : null;
    }
}
