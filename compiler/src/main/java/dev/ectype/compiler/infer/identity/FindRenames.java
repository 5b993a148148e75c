package dev.ectype.compiler.infer.identity;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.TypedPath;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.RequestNameWords;
import dev.ectype.compiler.ir.resource.DerivedMembers;
import dev.ectype.compiler.ir.resource.IdStyle;
import dev.ectype.compiler.ir.resource.RequestName;
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

/**
 * Finds names that are identifiers and that an update may change, so that lookups also accept the new name. The update sends the
 * name itself or, beside the old name, {@code new_name}.
 */
public final class FindRenames implements InferenceRule {
    private static final List<String> LASTING = List.of("id", "gid", "uuid", "guid", "uid", "sid");

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        Map<ResourceDraft, String> renamed = new LinkedHashMap<>();
        Map<ResourceDraft, RequestName> others = new LinkedHashMap<>();
        for (OperationRoute route : draft.routes.all()) {
            Role role = draft.role(route.endpoint().id());
            ResourceDraft resource = role == null ? null : draft.resource(role.resource());
            String sent = role != null && resource != null && isNamed(draft, resource)
                    ? sentName(draft, resource, role, route)
                    : null;
            if (resource != null && sent != null) {
                renamed.putIfAbsent(
                        resource, route.method() + " " + route.path().key() + " can change the identifier");
                if (!sent.equals(resource.idMember)) {
                    others.putIfAbsent(
                            resource, new RequestName(Objects.requireNonNull(resource.idMember), List.of(sent)));
                }
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
        others.forEach((resource, name) -> proposals.add(proposal(
                new ResourceChange.DeriveMembers(resource.resourceName(), DerivedMembers.renamed(List.of(name))),
                75,
                "an update sends " + name.names().get(0) + " and no " + name.member())));
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

    /** Returns the member of the request that sets the identifier, or null. */
    private static @Nullable String sentName(
            ModelDraft draft, ResourceDraft resource, Role role, OperationRoute route) {
        MemberPath at = bodyAt(role);
        // An argument of a call identifies the instance and does not rename it.
        boolean names =
                route.arguments().stream().anyMatch(argument -> argument.name().equals(resource.idMember));
        TypeRef body = at == null || names ? null : Payloads.bodyType(route.endpoint());
        TypedPath item = body == null ? null : draft.envelopes.locate(body, resource.storedType());
        if (item == null) {
            return null;
        }
        ObjectShape shape = draft.shapes.shape(item.type());
        String id = Objects.requireNonNull(resource.idMember);
        ObjectMember sent = shape.has(id) ? shape.member(id) : shape.like(RequestNameWords.RENAMING + id);
        if (sent == null || sent.type().notes().readOnly() || !draft.shapes.mayBeScalar(sent.type())) {
            return null;
        }
        boolean free = sent.name().equals(id) || !draft.shape(resource).has(sent.name());
        return free ? sent.name() : null;
    }

    private static @Nullable MemberPath bodyAt(Role role) {
        return role instanceof Role.Change && !role.creates() ? role.bodyAt() : null;
    }
}
