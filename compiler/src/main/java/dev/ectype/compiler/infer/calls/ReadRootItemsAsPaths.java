package dev.ectype.compiler.infer.calls;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.index.TypedPath;
import dev.ectype.compiler.infer.lexicon.IdentifierWords;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.noun.Nouns;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Inserts a collection segment before a parameter at the beginning of all paths: {@code /{tenant}} becomes
 * {@code /tenants/{tenant}}, and {@code /} becomes {@code /tenants} if it lists or creates tenants. A second parameter
 * with its own writes gets a segment too.
 */
public final class ReadRootItemsAsPaths implements InferenceRule {
    private static final List<String> WRITES = List.of("PUT", "DELETE", "PATCH");

    /** Parameter names that say nothing about the objects. */
    private static final List<String> GENERIC = List.of(
            "id", "name", "path", "type", "format", "version", "lang", "language", "locale", "region", "action");

    private static final SegmentedPath ROOT = SegmentedPath.of("/");

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        SegmentedPath item = ROOT.then(new SegmentedPath.Segment("{}", "item"));
        String noun = noun(draft, item);
        if (noun == null) {
            return List.of();
        }
        SegmentedPath below = item.then(new SegmentedPath.Segment("{}", "item"));
        String inner = noun(draft, below);
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            SegmentedPath path = route.path();
            boolean begins = !path.isEmpty() && path.segments().get(0).literal().equals("{}");
            boolean collection = path.isEmpty() && route.endpoint().binding().path() != null;
            SegmentedPath named = begins
                    ? named(path, noun, inner)
                    : collection && isOfCollection(draft, route, item, noun) ? literal(ROOT, noun) : null;
            if (named != null) {
                ModelChange change =
                        new ModelChange.ReadAsRoute(route.endpoint().id(), route.method(), named, route.arguments());
                String evidence = "clients write the object at " + item.key() + ", whose name begins other paths";
                proposals.add(proposal(change, 75, evidence));
            }
        }
        return proposals;
    }

    /** Returns the noun of the parameter that ends a path with a write, or null. */
    private static @Nullable String noun(ModelDraft draft, SegmentedPath item) {
        List<OperationRoute> routes = draft.routes.at(item);
        boolean written = routes.stream().anyMatch(route -> WRITES.contains(route.method()));
        if (!written || draft.routes.find("GET", item) == null) {
            return null;
        }
        String parameter = Objects.requireNonNull(routes.get(0).path().last().parameter());
        String named = IdentifierWords.nounOf(parameter, "_");
        String noun = named.isEmpty() ? parameter : named;
        List<String> words = NameWords.of(noun);
        return words.isEmpty() || GENERIC.contains(NameWords.bare(noun)) ? null : Nouns.plural(String.join("_", words));
    }

    /** Returns whether an operation at the root lists or creates the objects. */
    private static boolean isOfCollection(ModelDraft draft, OperationRoute route, SegmentedPath item, String noun) {
        TypeRef reply = Payloads.replyType(route.endpoint());
        OperationRoute read = draft.routes.find("GET", item);
        TypeRef single = read == null ? null : Payloads.replyType(read.endpoint());
        List<TypeName> names = single == null ? List.of() : draft.shapes.names(single);
        if (route.method().equals("GET")) {
            TypedPath items = reply == null ? null : draft.envelopes.items(reply, noun);
            return items != null
                    && (!Collections.disjoint(draft.shapes.names(items.type()), names) || isNamed(items, noun));
        }
        TypeRef body = Payloads.bodyType(route.endpoint());
        return route.method().equals("POST") && body != null && !Collections.disjoint(draft.shapes.names(body), names);
    }

    private static boolean isNamed(TypedPath items, String noun) {
        return items.at().names().stream().anyMatch(name -> NameWords.key(name).equals(NameWords.key(noun)));
    }

    /** Returns a path with a collection segment before its first parameter, and before its second if it has a noun. */
    private static SegmentedPath named(SegmentedPath path, String noun, @Nullable String inner) {
        SegmentedPath named = literal(ROOT, noun);
        for (int at = 0; at < path.size(); at++) {
            SegmentedPath.Segment segment = path.segments().get(at);
            named = at == 1 && segment.isParameter() && inner != null ? literal(named, inner) : named;
            named = named.then(segment);
        }
        return named;
    }

    private static SegmentedPath literal(SegmentedPath path, String literal) {
        return path.then(new SegmentedPath.Segment(literal, null));
    }
}
