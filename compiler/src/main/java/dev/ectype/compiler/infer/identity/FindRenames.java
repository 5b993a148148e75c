package dev.ectype.compiler.infer.identity;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.TypedPath;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.resource.IdStyle;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Finds names that are identifiers and that an update may change, so that lookups also accept the new name. */
public final class FindRenames implements InferenceRule {
    private static final List<String> LASTING = List.of("id", "gid", "uuid", "guid", "uid", "sid");

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        Map<ResourceDraft, String> renamed = new LinkedHashMap<>();
        for (OperationRoute route : draft.routes.all()) {
            Role role = draft.role(route.endpoint().id());
            ResourceDraft resource = role == null ? null : draft.resource(role.resource());
            if (role != null
                    && resource != null
                    && isNamed(draft, resource)
                    && carriesName(draft, resource, role, route)) {
                renamed.putIfAbsent(
                        resource, route.method() + " " + route.path().key() + " can change the identifier");
            }
        }
        List<Proposal> proposals = new ArrayList<>();
        renamed.forEach((resource, evidence) -> {
            String member = Objects.requireNonNull(resource.idMember);
            List<String> keys = new ArrayList<>(resource.keys);
            keys.add(member);
            proposals.add(
                    proposal(new ResourceChange.SetIdentifier(resource.resourceName(), member, keys), 75, evidence));
        });
        return proposals;
    }

    /** Returns whether the identifier is a name. Generated identifiers do not change. */
    private static boolean isNamed(ModelDraft draft, ResourceDraft resource) {
        ObjectMember member =
                resource.idMember == null || resource.singleton || resource.keys.contains(resource.idMember)
                        ? null
                        : draft.shape(resource).member(resource.idMember);
        if (member == null || member.type().notes().readOnly() || isLasting(resource.style)) {
            return false;
        }
        List<String> words = NameWords.of(member.name());
        return words.isEmpty() || !LASTING.contains(words.get(words.size() - 1));
    }

    /**
     * Returns whether an identifier cannot change. A resource path identifies the instance within the update itself.
     */
    private static boolean isLasting(@Nullable IdStyle style) {
        return style instanceof IdStyle.Counter || style instanceof IdStyle.ResourcePath;
    }

    private static boolean carriesName(ModelDraft draft, ResourceDraft resource, Role role, OperationRoute route) {
        MemberPath at = bodyAt(role);
        // An argument of a call identifies the instance and does not rename it.
        boolean names =
                route.arguments().stream().anyMatch(argument -> argument.name().equals(resource.idMember));
        TypeRef body = at == null || names ? null : Payloads.bodyType(route.endpoint());
        TypedPath item = body == null ? null : draft.envelopes.locate(body, resource.storedType());
        ObjectMember sent =
                item == null ? null : draft.shapes.shape(item.type()).member(Objects.requireNonNull(resource.idMember));
        return sent != null && !sent.type().notes().readOnly() && draft.shapes.mayBeScalar(sent.type());
    }

    private static @Nullable MemberPath bodyAt(Role role) {
        return role instanceof Role.Change && !role.creates() ? role.bodyAt() : null;
    }
}
