package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.Parameter;
import dev.ectype.compiler.ir.Relationship;
import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.Tie;
import dev.ectype.compiler.ir.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Ties what must be told to make a thing to what paths call the same, where paths lead through that to such things and no
 * member of theirs could keep it: what {@code POST /runs} makes for a {@code robotSlug} is found below that robot.
 */
final class TieToldHolders implements InferenceRule {
    @Override
    public List<Proposal> propose(Draft draft) {
        Map<String, Tie> called = called(draft);
        List<Proposal> proposals = new ArrayList<>();
        for (Route route : called.isEmpty() ? List.<Route>of() : draft.routes.all()) {
            TypeRef body = Payloads.bodyType(route.endpoint());
            if (body != null
                    && draft.role(route.endpoint().id()) instanceof Role.Create create
                    && create.bodyAt().isRoot()
                    && draft.ties(route.endpoint().id()).isEmpty()) {
                tie(draft, route, create, draft.shapes.shape(body), called, proposals);
            }
        }
        return proposals;
    }

    private void tie(
            Draft draft, Route route, Role.Create create, Shape body, Map<String, Tie> called, List<Proposal> found) {
        for (Member told : body.members().values()) {
            Tie tie = called.get(told.name());
            if (tie != null
                    && told.required()
                    && !tie.resource().equals(create.resource())
                    && !draft.shape(draft.sketch(create.resource())).has(told.name())
                    && draft.shapes.mayBeScalar(told.type())
                    && isPointed(draft, create, tie, body)) {
                Tie here = new Tie(told.name(), tie.resource(), tie.member());
                String evidence = "paths call one of " + tie.resource() + " so";
                found.add(proposal(new Change.TieParameter(route.endpoint().id(), here), 70, evidence));
            }
        }
    }

    /** Whether such things point at one of those in a member that clients do not tell themselves. */
    private static boolean isPointed(Draft draft, Role.Create create, Tie tie, Shape body) {
        return draft.relationships().stream()
                .anyMatch(each -> each.from().equals(create.resource())
                        && each.to().equals(tie.resource())
                        && isPlace(each.kind())
                        && each.member() != null
                        && !body.has(each.member()));
    }

    private static boolean isPlace(Relationship.Kind kind) {
        return kind == Relationship.Kind.OWNER || kind == Relationship.Kind.MEMBERSHIP;
    }

    /** What parameters of paths name, where all that are called the same name the same. */
    private static Map<String, Tie> called(Draft draft) {
        Map<String, Tie> called = new LinkedHashMap<>();
        Set<String> ambiguous = new LinkedHashSet<>();
        for (Route route : draft.routes.all()) {
            for (Tie tie : draft.ties(route.endpoint().id())) {
                Parameter parameter = route.pathParameter(tie.parameter());
                Tie known = parameter == null ? null : called.putIfAbsent(tie.parameter(), tie);
                boolean same = known == null
                        || known.resource().equals(tie.resource())
                                && known.member().equals(tie.member());
                if (!same) {
                    ambiguous.add(tie.parameter());
                }
            }
        }
        called.keySet().removeAll(ambiguous);
        return called;
    }
}
