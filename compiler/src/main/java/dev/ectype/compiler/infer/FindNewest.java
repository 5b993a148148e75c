package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.TypeRef;
import java.util.ArrayList;
import java.util.List;

/** Takes what is read at a path such as {@code /releases/latest} for the newest of those that live beside it. */
final class FindNewest implements InferenceRule {
    private static final List<String> NEWEST = List.of("latest", "newest", "mostrecent");

    @Override
    public List<Proposal> propose(Draft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (Route route : draft.routes.all()) {
            PathTemplate path = route.path();
            boolean newest = route.method().equals("GET")
                    && path.size() > 1
                    && path.endsWithLiteral()
                    && NEWEST.contains(Words.bare(path.last().literal()));
            Sketch among = newest ? draft.at(path.parent()) : null;
            if (among != null && !among.singleton && among.isCollection(path.parent()) && shows(draft, route, among)) {
                String evidence = "it shows one of those at " + path.parent().key();
                proposals.add(proposal(new Change.Newest(path, among.key), 80, evidence));
            }
        }
        return proposals;
    }

    private static boolean shows(Draft draft, Route route, Sketch among) {
        TypeRef reply = Payloads.replyType(route.endpoint());
        Place place = reply == null ? null : draft.envelopes.item(reply, among.noun(), among.idParameter());
        if (place == null) {
            return false;
        }
        Shape shown = draft.shapes.shape(place.type());
        return draft.shapes.names(place.type()).stream().anyMatch(draft.shapes.names(among.stored())::contains)
                || shown.isShortFormOf(draft.shape(among));
    }
}
