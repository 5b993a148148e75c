package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.TypeName;
import dev.ectype.compiler.ir.TypeRef;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads things right below a thing of another kind as if their paths named them: where {@code POST /forms/{form_id}} makes
 * what {@code /forms/{form_id}/{entry_id}} shows, and {@code GET /forms/{form_id}} shows a form, that is
 * {@code /forms/{form_id}/entry/{entry_id}}. What holds and what is held would be one kind of thing else.
 */
final class ReadItemsBelowItemsAsPaths implements InferenceRule {
    private static final String LISTING = "list";

    @Override
    public List<Proposal> propose(Draft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (List<Route> routes : List.copyOf(draft.routes.byPath().values())) {
            PathTemplate item = routes.get(0).path();
            boolean below = item.endsWithParameter() && item.parent().endsWithParameter();
            Held held = below ? Held.of(draft, item) : null;
            if (held != null) {
                propose(draft, held, proposals);
            }
        }
        return proposals;
    }

    /**
     * What stands right below something else.
     *
     * @param noun what its parameter calls it
     */
    private record Held(PathTemplate holder, PathTemplate item, Route create, List<TypeName> names, String noun) {
        static @Nullable Held of(Draft draft, PathTemplate item) {
            PathTemplate holder = item.parent();
            Route create = draft.routes.find("POST", holder);
            String noun = TieParentParameters.nounOf(String.valueOf(item.last().parameter()), "_");
            if (create == null || noun.isEmpty()) {
                return null;
            }
            List<TypeName> outer = shown(draft, holder);
            List<TypeName> names = shown(draft, item);
            TypeRef body = Payloads.bodyType(create.endpoint());
            boolean made = body != null && !Collections.disjoint(draft.shapes.names(body), names);
            boolean apart = !outer.isEmpty() && Collections.disjoint(outer, names);
            return made && apart ? new Held(holder, item, create, names, noun) : null;
        }

        /** The names of the only thing that a path shows. */
        private static List<TypeName> shown(Draft draft, PathTemplate path) {
            Route read = draft.routes.find("GET", path);
            TypeRef reply = read == null ? null : Payloads.replyType(read.endpoint());
            return reply != null && draft.shapes.items(reply) == null && draft.shapes.isObject(reply)
                    ? draft.shapes.names(reply)
                    : List.of();
        }

        PathTemplate collection() {
            return holder.then(new PathTemplate.Segment(noun, null));
        }

        /** The path of what is below an item, as if the items were named. */
        PathTemplate named(PathTemplate path) {
            PathTemplate named = collection();
            for (PathTemplate.Segment segment : path.segments().subList(holder.size(), path.size())) {
                named = named.then(segment);
            }
            return named;
        }

        boolean isAbove(PathTemplate path) {
            return path.size() >= item.size() && path.prefix(item.size()).key().equals(item.key());
        }

        boolean isListedAt(Draft draft, Route route) {
            PathTemplate path = route.path();
            boolean lists = route.method().equals("GET")
                    && path.endsWithLiteral()
                    && LISTING.equals(path.last().literal())
                    && path.parent().key().equals(holder.key());
            Place items = lists ? draft.listed(path, noun) : null;
            return items != null && !Collections.disjoint(draft.shapes.names(items.type()), names);
        }
    }

    private void propose(Draft draft, Held held, List<Proposal> proposals) {
        String evidence = held.create().path().key() + " shows one kind of thing and makes another below it";
        for (Route route : draft.routes.all()) {
            PathTemplate path = route == held.create() || held.isListedAt(draft, route)
                    ? held.collection()
                    : held.isAbove(route.path()) ? held.named(route.path()) : null;
            if (path != null) {
                Change change = new Change.Place(route.endpoint().id(), route.method(), path, route.told());
                proposals.add(proposal(change, 85, evidence));
            }
        }
    }
}
