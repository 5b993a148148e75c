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

/**
 * Reads a write at a collection, or at a verb below it, that is given a list as one of all that are in it: those that it
 * identifies are changed, and where it says that it makes them they are made.
 */
final class FindBulkWrites implements InferenceRule {
    private static final List<String> CHANGING =
            List.of("update", "edit", "modify", "patch", "change", "reorder", "upsert");
    private static final List<String> MAKING = List.of("create", "add", "insert", "import");

    @Override
    public List<Proposal> propose(Draft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (Route route : draft.routes.all()) {
            Sketch sketch = draft.role(route.endpoint().id()) == null ? sketch(draft, route) : null;
            Place items = sketch == null || sketch.singleton ? null : items(draft, route, sketch);
            Role role = sketch == null || items == null ? null : role(draft, route, sketch, items);
            if (role != null) {
                String evidence = route.method() + " " + route.path().key() + " is given a list of them";
                proposals.add(proposal(new Change.Assign(route.endpoint().id(), role), 75, evidence));
            }
        }
        return proposals;
    }

    /** What lives where the operation is, or right above the verb that names it. */
    private static @Nullable Sketch sketch(Draft draft, Route route) {
        PathTemplate path = route.path();
        Sketch here = draft.at(path);
        if (here != null) {
            return changes(route) && here.isCollection(path) ? here : null;
        }
        boolean verb = path.endsWithLiteral() && path.size() > 1 && (changesMany(route) || makesMany(route));
        Sketch above = verb ? draft.at(path.parent()) : null;
        return above != null && above.isCollection(path.parent()) ? above : null;
    }

    private static boolean changes(Route route) {
        return List.of("PUT", "PATCH").contains(route.method());
    }

    private static boolean changesMany(Route route) {
        boolean told = says(route, CHANGING);
        return route.method().equals("POST") ? told : changes(route) && (told || tellsMany(route));
    }

    private static boolean makesMany(Route route) {
        boolean undecided = Words.of(route.path().last().literal()).stream().allMatch(Verbs::tellsMany);
        return route.method().equals("POST")
                && tellsMany(route)
                && (says(route, MAKING) || undecided)
                && !changesMany(route);
    }

    private static boolean says(Route route, List<String> words) {
        return Words.of(route.path().last().literal()).stream().anyMatch(words::contains);
    }

    private static boolean tellsMany(Route route) {
        return Words.of(route.path().last().literal()).stream().anyMatch(Verbs::tellsMany);
    }

    /** Where the body lists such things, or some members of them. */
    private static @Nullable Place items(Draft draft, Route route, Sketch sketch) {
        TypeRef body = Payloads.bodyType(route.endpoint());
        return body == null ? null : alike(draft, body, sketch);
    }

    private static @Nullable Place alike(Draft draft, TypeRef where, Sketch sketch) {
        Place items = draft.envelopes.items(where, sketch.literal());
        // Deeper lists are parts of something else.
        if (items == null || items.at().names().size() > 1) {
            return null;
        }
        Shape told = draft.shapes.shape(items.type());
        boolean alike = 2 * told.shared(draft.shape(sketch)) > told.members().size();
        return alike ? new Place(items.at().then(MemberPath.FIRST), items.type()) : null;
    }

    private static @Nullable Role role(Draft draft, Route route, Sketch sketch, Place items) {
        TypeRef reply = Payloads.replyType(route.endpoint());
        Place shown = reply == null ? null : alike(draft, reply, sketch);
        MemberPath replyAt = shown == null ? null : shown.at();
        Shape told = draft.shapes.shape(items.type());
        Member id = sketch.idMember == null ? null : told.member(sketch.idMember);
        if (draft.at(route.path()) == null && makesMany(route)) {
            // What nobody calls a creation and must say which ones it means may as well be about those that are there.
            boolean certain = id == null || !id.required() || says(route, MAKING);
            return certain ? new Role.Create(sketch.named(), items.at(), replyAt) : null;
        }
        // Without identifiers, what is put is the whole list, or new.
        boolean changes = route.method().equals("PATCH") || says(route, CHANGING);
        boolean meant = id != null && (id.required() || changes && !isNamedBeside(draft, route, sketch));
        if (id == null || !meant || told.members().size() < 2) {
            return null;
        }
        boolean whole = told.members().values().stream().anyMatch(member -> member.required() && member != id);
        return whole || makesToo(route)
                ? new Role.Replace(sketch.named(), items.at(), replyAt, makesToo(route))
                : new Role.Update(sketch.named(), items.at(), replyAt);
    }

    /** Whether parameters name those that are changed, so that the body need not. */
    private static boolean isNamedBeside(Draft draft, Route route, Sketch sketch) {
        return route.endpoint().parameters().stream()
                .anyMatch(parameter -> parameter.in() == Parameter.In.QUERY
                        && FindBulkDeletions.namesMany(
                                parameter.name(), sketch, draft.shapes.core(parameter.type()) instanceof ArrayType));
    }

    /** Whether those that are not there yet are made. */
    private static boolean makesToo(Route route) {
        boolean told = says(route, List.of("upsert")) || says(route, CHANGING) && says(route, MAKING);
        return told
                || route.method().equals("PUT")
                        && route.endpoint().responses().stream()
                                .anyMatch(response -> response.status().equals("201"));
    }
}
