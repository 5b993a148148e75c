package dev.ectype.compiler.infer.resources;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.index.TypedPath;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.Verbs;
import dev.ectype.compiler.ir.binding.GraphQlField;
import dev.ectype.compiler.ir.binding.GraphQlSchema;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.noun.Nouns;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Recognises an object with a path of its own, such as settings or the current user, as a singleton. */
public final class FindSingletons implements InferenceRule {
    private static final List<String> WRITES = List.of("PUT", "PATCH", "POST");

    private static final List<String> PERSONS =
            List.of("me", "self", "whoami", "user", "currentuser", "viewer", "account", "profile");

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (List<OperationRoute> routes : draft.routes.byPath().values()) {
            SegmentedPath path = routes.get(0).path();
            OperationRoute read = draft.routes.find("GET", path);
            if (read != null && path.endsWithLiteral() && draft.at(path) == null && showsObject(draft, read)) {
                OperationRoute write = write(draft, read);
                boolean command = Verbs.isCommand(path.last().literal());
                // Only an object is replaced, whatever its name: PUT /export-settings.
                if (command && (write == null || write.method().equals("POST"))) {
                    continue;
                }
                write = write == null ? action(draft, read) : write;
                boolean method = isReport(draft, read) || listsAll(draft, read);
                if (write != null
                        || path.parameters() == 0 && read.needsNoQuery() && (method || isIdentified(draft, read))) {
                    ModelChange group = new ModelChange.GroupPaths(path.key(), List.of(path), List.of(), true);
                    String evidence = "GET " + path.key() + " returns one object"
                            + (write == null
                                    ? method ? " to an empty request" : ""
                                    : " and " + write.method() + below(write, path) + " updates it");
                    proposals.add(proposal(group, write == null ? 60 : 85, evidence));
                }
            }
        }
        return proposals;
    }

    private static String below(OperationRoute write, SegmentedPath path) {
        return write.path().equals(path) ? "" : " " + write.path().key();
    }

    /** Returns whether a method of a service returns its object to requests without members. */
    private static boolean isReport(ModelDraft draft, OperationRoute read) {
        return read.endpoint().binding().serviceName() != null
                && draft.shapes.shape(Payloads.bodyType(read.endpoint())).isEmpty();
    }

    /** Returns whether the fields of a query's only object list all instances of a type: {@code shop { products }}. */
    private static boolean listsAll(ModelDraft draft, OperationRoute read) {
        GraphQlSchema schema = read.endpoint().binding() instanceof GraphQlField ? draft.graphQl() : null;
        return schema != null
                && names(draft, read).stream()
                        .anyMatch(name -> schema.links().stream()
                                .anyMatch(link -> link.kind() == GraphQlSchema.Kind.ALL
                                        && link.type().equals(name.value())));
    }

    private static boolean showsObject(ModelDraft draft, OperationRoute read) {
        TypeRef reply = Payloads.replyType(read.endpoint());
        return reply != null
                && draft.shapes.items(reply) == null
                && !draft.shapes.shape(reply).isEmpty();
    }

    /** Returns whether a read-only object is a user or has an identifier. */
    private static boolean isIdentified(ModelDraft draft, OperationRoute read) {
        String noun = Nouns.singular(read.path().last().literal());
        if (PERSONS.contains(NameWords.bare(noun))) {
            return true;
        }
        TypeRef reply = Payloads.replyType(read.endpoint());
        TypedPath item = reply == null ? null : draft.envelopes.item(reply, noun, null);
        return item != null && draft.idMembers.of(draft.shapes.shape(item.type()), noun, null) != null;
    }

    /** Returns a write with a body or reply similar to the read, or null. */
    private static @Nullable OperationRoute write(ModelDraft draft, OperationRoute read) {
        TypeRef reply = Payloads.replyType(read.endpoint());
        for (String method : WRITES) {
            OperationRoute write = draft.routes.find(method, read.path());
            boolean similar = write != null
                    && reply != null
                    && (isSimilar(draft, Payloads.replyType(write.endpoint()), reply)
                            || isSimilar(draft, Payloads.bodyType(write.endpoint()), reply));
            if (similar) {
                return write;
            }
        }
        return null;
    }

    /** Returns an operation below the object that returns it: {@code POST /status/pause} beside {@code GET /status}. */
    private static @Nullable OperationRoute action(ModelDraft draft, OperationRoute read) {
        List<TypeName> names = names(draft, read);
        for (OperationRoute route : names.isEmpty() ? List.<OperationRoute>of() : draft.routes.all()) {
            boolean below = WRITES.contains(route.method())
                    && route.path().size() == read.path().size() + 1
                    && route.path().endsWithLiteral()
                    && route.path().parent().equals(read.path());
            if (below && names(draft, route).stream().anyMatch(names::contains)) {
                return route;
            }
        }
        return null;
    }

    private static List<TypeName> names(ModelDraft draft, OperationRoute route) {
        TypeRef reply = Payloads.replyType(route.endpoint());
        return reply == null ? List.of() : draft.shapes.names(reply);
    }

    private static boolean isSimilar(ModelDraft draft, @Nullable TypeRef one, TypeRef other) {
        return one != null && draft.shapes.shape(one).shared(draft.shapes.shape(other)) > 0;
    }
}
