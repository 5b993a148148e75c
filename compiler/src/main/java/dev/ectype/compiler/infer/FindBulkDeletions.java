package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.ArrayType;
import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.MemberPath;
import dev.ectype.compiler.ir.Parameter;
import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.TypeRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads a deletion at a collection, or at a verb below it, that is given identifiers as one of all that they name. */
final class FindBulkDeletions implements InferenceRule {
    private static final List<String> DELETING = List.of("delete", "destroy", "remove", "purge", "erase");

    @Override
    public List<Proposal> propose(Draft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (Route route : draft.routes.all()) {
            Sketch sketch = draft.role(route.endpoint().id()) == null ? sketch(draft, route) : null;
            Role role = sketch == null || sketch.singleton ? null : role(draft, route, sketch);
            if (role != null) {
                String evidence = route.method() + " " + route.path().key() + " is given identifiers";
                proposals.add(proposal(new Change.Assign(route.endpoint().id(), role), 75, evidence));
            }
        }
        return proposals;
    }

    private static @Nullable Sketch sketch(Draft draft, Route route) {
        PathTemplate path = route.path();
        Sketch here = draft.at(path);
        if (here != null) {
            return route.method().equals("DELETE") && isHome(here, path) ? here : null;
        }
        boolean verb = path.endsWithLiteral() && path.size() > 1 && deletesMany(route);
        Sketch above = verb ? draft.at(path.parent()) : null;
        return above != null && isHome(above, path.parent()) ? above : null;
    }

    /** At paths farther from the root things are more often taken out of something than deleted. */
    private static boolean isHome(Sketch sketch, PathTemplate collection) {
        return sketch.collections.contains(collection)
                && collection.parameters() <= sketch.path().parameters();
    }

    private static boolean deletesMany(Route route) {
        List<String> words = Words.of(route.path().last().literal());
        boolean deletes = route.method().equals("DELETE") || words.stream().anyMatch(DELETING::contains);
        boolean many = words.stream().anyMatch(Verbs::tellsMany)
                || words.size() == 1 && route.method().equals("POST");
        return deletes && many && !route.method().equals("GET");
    }

    private static @Nullable Role role(Draft draft, Route route, Sketch sketch) {
        for (Parameter parameter : route.endpoint().parameters()) {
            boolean list = draft.shapes.core(parameter.type()) instanceof ArrayType;
            if (parameter.in() == Parameter.In.QUERY && namesMany(parameter.name(), sketch, list)) {
                return new Role.DeleteMany(sketch.named(), parameter.name(), null);
            }
        }
        TypeRef body = Payloads.bodyType(route.endpoint());
        if (body == null) {
            return null;
        }
        TypeRef items = draft.shapes.items(body);
        if (items != null) {
            return identifies(draft, items, sketch) ? new Role.DeleteMany(sketch.named(), null, MemberPath.ROOT) : null;
        }
        for (Member member : draft.shapes.shape(body).members().values()) {
            TypeRef inner = draft.shapes.items(member.type());
            boolean named = namesMany(member.name(), sketch, true)
                    || Words.key(member.name()).equals(Words.key(sketch.literal()));
            if (inner != null && named && identifies(draft, inner, sketch)) {
                return new Role.DeleteMany(sketch.named(), null, MemberPath.of(member.name()));
            }
        }
        return null;
    }

    /** {@code ids}, {@code ticket_ids}, and {@code id} where several can be given. */
    static boolean namesMany(String name, Sketch sketch, boolean list) {
        String bare = Words.bare(name);
        String identity = Words.bare(sketch.idMember == null ? "id" : sketch.idMember);
        boolean plural = bare.equals("ids") || bare.equals(identity + "s");
        return plural
                || bare.equals(Words.bare(sketch.noun()) + "ids")
                || bare.equals(Words.bare(sketch.noun()) + identity + "s")
                || list && (bare.equals("id") || bare.equals(identity));
    }

    private static boolean identifies(Draft draft, TypeRef items, Sketch sketch) {
        Shape shape = draft.shapes.shape(items);
        return shape.isEmpty()
                ? draft.shapes.mayBeScalar(items)
                : sketch.idMember != null && shape.has(sketch.idMember);
    }
}
