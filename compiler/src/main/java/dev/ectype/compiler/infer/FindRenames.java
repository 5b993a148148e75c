package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.IdStyle;
import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.MemberPath;
import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Finds names that are identifiers and that a change may carry: who renames a thing must find it by its new name too. */
final class FindRenames implements InferenceRule {
    private static final List<String> LASTING = List.of("id", "gid", "uuid", "guid", "uid", "sid");

    @Override
    public List<Proposal> propose(Draft draft) {
        Map<Sketch, String> renamed = new LinkedHashMap<>();
        for (Route route : draft.routes.all()) {
            Role role = draft.role(route.endpoint().id());
            Sketch sketch = role == null ? null : draft.sketch(role.resource());
            if (role != null && sketch != null && isNamed(draft, sketch) && carriesName(draft, sketch, role, route)) {
                renamed.putIfAbsent(sketch, route.method() + " " + route.path().key() + " may change it");
            }
        }
        List<Proposal> proposals = new ArrayList<>();
        renamed.forEach((sketch, evidence) -> {
            String member = Objects.requireNonNull(sketch.idMember);
            List<String> keys = new ArrayList<>(sketch.keys);
            keys.add(member);
            proposals.add(proposal(new Change.Identify(sketch.named(), member, keys), 75, evidence));
        });
        return proposals;
    }

    /** Whether a name identifies one; what is only an identifier lasts. */
    private static boolean isNamed(Draft draft, Sketch sketch) {
        Member member = sketch.idMember == null || sketch.singleton || sketch.keys.contains(sketch.idMember)
                ? null
                : draft.shape(sketch).member(sketch.idMember);
        if (member == null || member.type().notes().readOnly() || isLasting(sketch.style)) {
            return false;
        }
        List<String> words = Words.of(member.name());
        return words.isEmpty() || !LASTING.contains(words.get(words.size() - 1));
    }

    /** What says where a thing is names it in a change, and so cannot be changed by it. */
    private static boolean isLasting(@Nullable IdStyle style) {
        return style instanceof IdStyle.Counter || style instanceof IdStyle.Placed;
    }

    private static boolean carriesName(Draft draft, Sketch sketch, Role role, Route route) {
        MemberPath at = bodyAt(role);
        // What a called operation is told of one says which one is meant, not what it is to be called.
        boolean names = route.told().stream().anyMatch(told -> told.name().equals(sketch.idMember));
        TypeRef body = at == null || names ? null : Payloads.bodyType(route.endpoint());
        Place item = body == null ? null : draft.envelopes.locate(body, sketch.stored());
        Member sent =
                item == null ? null : draft.shapes.shape(item.type()).member(Objects.requireNonNull(sketch.idMember));
        return sent != null && !sent.type().notes().readOnly() && draft.shapes.mayBeScalar(sent.type());
    }

    private static @Nullable MemberPath bodyAt(Role role) {
        if (role instanceof Role.Replace replace) {
            return replace.creates() ? null : replace.bodyAt();
        }
        return role instanceof Role.Update update ? update.bodyAt() : null;
    }
}
