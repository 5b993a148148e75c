package dev.ectype.compiler.infer.members;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.lexicon.VersionWords;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Recognises version members: by their name, or because clients send them in updates but not in creations. */
public final class FindVersion implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (ResourceDraft resource : draft.resources()) {
            ObjectShape shape = draft.shape(resource);
            ObjectMember certain = named(shape, VersionWords.CERTAIN, draft);
            ObjectMember counted = certain == null ? named(shape, VersionWords.POSSIBLE, draft) : null;
            if (certain != null) {
                proposals.add(proposal(
                        new ResourceChange.SetVersion(resource.resourceName(), version(certain, draft)),
                        85,
                        certain.name() + " is a common name of a version"));
            } else if (counted != null && isNumber(counted, draft)) {
                String evidence = evidence(draft, resource.resourceName(), counted);
                if (evidence != null) {
                    proposals.add(proposal(
                            new ResourceChange.SetVersion(resource.resourceName(), version(counted, draft)),
                            70,
                            evidence));
                }
            }
        }
        return proposals;
    }

    /** Returns the version in a member: a number counts, and a text without an order may be chosen by a client. */
    private static Resource.Version version(ObjectMember member, ModelDraft draft) {
        Resource.Version.Kind kind = Resource.Version.Kind.COUNTED;
        if (!isNumber(member, draft) && VersionWords.isEntityTag(member.name())) {
            kind = Resource.Version.Kind.ENTITY_TAG;
        } else if (!isNumber(member, draft) && VersionWords.isToken(member.name())) {
            kind = Resource.Version.Kind.CHOSEN;
        }
        return new Resource.Version(member.name(), kind);
    }

    private static @Nullable ObjectMember named(ObjectShape shape, List<String> names, ModelDraft draft) {
        for (String name : names) {
            ObjectMember member = shape.like(name);
            if (member != null && (isNumber(member, draft) || draft.shapes.core(member.type()) instanceof TextType)) {
                return member;
            }
        }
        return null;
    }

    private static boolean isNumber(ObjectMember member, ModelDraft draft) {
        return draft.shapes.core(member.type()) instanceof NumberType number && number.integer();
    }

    private static @Nullable String evidence(ModelDraft draft, ResourceName resource, ObjectMember member) {
        boolean sentBack = false;
        for (OperationRoute route : draft.routes.all()) {
            Role role = draft.role(route.endpoint().id());
            TypeRef body = Payloads.bodyType(route.endpoint());
            ObjectMember sent = role == null || body == null || !role.resource().equals(resource)
                    ? null
                    : draft.shapes.shape(body).member(member.name());
            boolean writable = sent != null && !sent.type().notes().readOnly();
            if (writable && role instanceof Role.Create) {
                return null;
            }
            sentBack |= writable && role instanceof Role.Change;
        }
        if (sentBack) {
            return "updates send " + member.name() + " back and creations do not set it";
        }
        return member.type().notes().readOnly() ? member.name() + " is a read-only number" : null;
    }
}
