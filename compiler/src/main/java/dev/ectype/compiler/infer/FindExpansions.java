package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.EnumType;
import dev.ectype.compiler.ir.Expansion;
import dev.ectype.compiler.ir.MemberPath;
import dev.ectype.compiler.ir.Parameter;
import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.TextType;
import dev.ectype.compiler.ir.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Takes a parameter such as {@code expand} for the wish to see referred instances whole, where a type leaves room for them. */
final class FindExpansions implements InferenceRule {
    private static final List<String> NAMES =
            List.of("expand", "expands", "expansion", "include", "includes", "embed", "embeds", "populate", "with");

    @Override
    public List<Proposal> propose(Draft draft) {
        RoomForInstances room = RoomForInstances.in(draft);
        Map<String, Optional<MemberPath>> places = new LinkedHashMap<>();
        List<Proposal> proposals = new ArrayList<>();
        for (Route route : draft.routes.all()) {
            Endpoint endpoint = route.endpoint();
            Role role = draft.role(endpoint.id());
            Expansion expansion = role == null || role instanceof Role.Delete ? null : expansion(draft, endpoint, role);
            if (role != null && expansion != null) {
                Sketch sketch = draft.sketch(role.resource());
                Optional<MemberPath> place =
                        places.computeIfAbsent(sketch.key, key -> Optional.ofNullable(room.first(sketch)));
                place.ifPresent(at -> proposals.add(proposal(
                        new Change.Expand(endpoint.id(), expansion),
                        80,
                        at.pointer() + " of " + sketch.named() + " may show one whole")));
            }
        }
        return proposals;
    }

    private static @Nullable Expansion expansion(Draft draft, Endpoint endpoint, Role role) {
        for (Parameter parameter : endpoint.parameters()) {
            if (parameter.in() == Parameter.In.QUERY && asks(draft, parameter.name(), parameter.type())) {
                return new Expansion(parameter.name(), false);
            }
        }
        TypeRef body = Payloads.bodyType(endpoint);
        boolean whole = !(role instanceof Role.Create create) || create.bodyAt().isRoot();
        if (body != null && whole) {
            for (var member : draft.shapes.shape(body).members().values()) {
                if (asks(draft, member.name(), member.type())) {
                    return new Expansion(member.name(), true);
                }
            }
        }
        return null;
    }

    private static boolean asks(Draft draft, String name, TypeRef type) {
        if (!NAMES.contains(Words.bare(name))) {
            return false;
        }
        TypeRef items = draft.shapes.items(type);
        TypeRef core = draft.shapes.core(items == null ? type : items);
        return core instanceof TextType || core instanceof EnumType;
    }
}
