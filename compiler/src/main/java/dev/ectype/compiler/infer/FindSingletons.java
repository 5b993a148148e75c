package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.TypeRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Takes an object that is read at a path of its own, such as settings or the current user, for the only one of its kind. */
final class FindSingletons implements InferenceRule {
    private static final List<String> WRITES = List.of("PUT", "PATCH", "POST");

    private static final List<String> PERSONS =
            List.of("me", "self", "whoami", "user", "currentuser", "viewer", "account", "profile");

    @Override
    public List<Proposal> propose(Draft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (List<Route> routes : draft.routes.byPath().values()) {
            PathTemplate path = routes.get(0).path();
            Route read = draft.routes.find("GET", path);
            if (read != null
                    && path.endsWithLiteral()
                    && !Verbs.isCommand(path.last().literal())
                    && draft.at(path) == null
                    && showsObject(draft, read)) {
                Route write = write(draft, read);
                if (write != null || path.parameters() == 0 && read.needsNoQuery() && isSomebody(draft, read)) {
                    Change group = new Change.Group(path.key(), List.of(path), List.of(), true);
                    String evidence = "GET " + path.key() + " shows one object"
                            + (write == null ? "" : " and " + write.method() + " changes it");
                    proposals.add(proposal(group, write == null ? 60 : 85, evidence));
                }
            }
        }
        return proposals;
    }

    private static boolean showsObject(Draft draft, Route read) {
        TypeRef reply = Payloads.replyType(read.endpoint());
        return reply != null
                && draft.shapes.items(reply) == null
                && !draft.shapes.shape(reply).isEmpty();
    }

    /** What nobody can change must at least be somebody: an object with an identifier. */
    private static boolean isSomebody(Draft draft, Route read) {
        String noun = Words.singular(read.path().last().literal());
        if (PERSONS.contains(Words.bare(noun))) {
            return true;
        }
        TypeRef reply = Payloads.replyType(read.endpoint());
        Place item = reply == null ? null : draft.envelopes.item(reply, noun, null);
        return item != null && draft.idMembers.of(draft.shapes.shape(item.type()), noun, null) != null;
    }

    /** A write whose body or reply is like what is read. */
    private static @Nullable Route write(Draft draft, Route read) {
        TypeRef shown = Payloads.replyType(read.endpoint());
        for (String method : WRITES) {
            Route write = draft.routes.find(method, read.path());
            boolean alike = write != null
                    && shown != null
                    && (alike(draft, Payloads.replyType(write.endpoint()), shown)
                            || alike(draft, Payloads.bodyType(write.endpoint()), shown));
            if (alike) {
                return write;
            }
        }
        return null;
    }

    private static boolean alike(Draft draft, @Nullable TypeRef one, TypeRef other) {
        return one != null && draft.shapes.shape(one).shared(draft.shapes.shape(other)) > 0;
    }
}
