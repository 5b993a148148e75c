package dev.ectype.compiler.infer.calls;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.index.IdentifierMembers;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.index.TypedPath;
import dev.ectype.compiler.infer.lexicon.Verbs;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.noun.Nouns;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads an operation with the identifier of an instance in its query as an operation on the instance's path:
 * {@code GET /books?isbn=} as {@code GET /books/{isbn}}. The identifier must be the only required query parameter and a
 * member of the returned object.
 */
public final class ReadQueriesAsPaths implements InferenceRule {
    private static final List<String> METHODS = List.of("GET", "PUT", "PATCH", "DELETE");

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (List<OperationRoute> routes : List.copyOf(draft.routes.byPath().values())) {
            SegmentedPath path = routes.get(0).path();
            OperationRoute read = path.endsWithLiteral() ? draft.routes.find("GET", path) : null;
            Parameter identifier = read == null ? null : identifier(draft, read);
            if (read != null && identifier != null && isFree(draft, item(path, identifier))) {
                propose(draft, path, identifier, proposals);
            }
        }
        return proposals;
    }

    private void propose(ModelDraft draft, SegmentedPath path, Parameter identifier, List<Proposal> proposals) {
        String evidence = "GET " + path.key() + " requires " + identifier.name()
                + ", which identifies the object that it returns";
        for (OperationRoute route : draft.routes.at(path)) {
            Parameter same = required(route);
            if (METHODS.contains(route.method()) && same != null && same.name().equals(identifier.name())) {
                ModelChange change = new ModelChange.ReadAsRoute(
                        route.endpoint().id(), route.method(), item(path, same), List.of(same));
                proposals.add(proposal(change, 80, evidence));
            }
        }
    }

    private static SegmentedPath item(SegmentedPath path, Parameter identifier) {
        return path.then(new SegmentedPath.Segment("{}", identifier.name()));
    }

    private static boolean isFree(ModelDraft draft, SegmentedPath item) {
        return draft.routes.at(item).isEmpty();
    }

    /** Returns the required query parameter that identifies the returned object, or null. */
    private static @Nullable Parameter identifier(ModelDraft draft, OperationRoute read) {
        String literal = read.path().last().literal();
        Parameter parameter = required(read);
        TypeRef reply = Payloads.replyType(read.endpoint());
        if (parameter == null
                || reply == null
                || Verbs.isCommand(literal)
                || !draft.shapes.mayBeScalar(parameter.type())) {
            return null;
        }
        String noun = Nouns.singular(literal);
        TypedPath item = draft.envelopes.item(reply, noun, parameter.name());
        ObjectShape shape = item == null ? ObjectShape.EMPTY : draft.shapes.shape(item.type());
        String member = draft.idMembers.of(shape, noun, parameter.name());
        boolean generic = member != null && member.equals(draft.idMembers.of(shape, noun, null));
        boolean named = member != null
                && IdentifierMembers.isIdentifierName(parameter.name())
                && IdentifierMembers.isIdentifierName(member);
        return generic || named ? parameter : null;
    }

    /** Returns the only required query parameter, or null. */
    private static @Nullable Parameter required(OperationRoute route) {
        List<Parameter> required = route.endpoint().parameters().stream()
                .filter(parameter -> parameter.required() && parameter.in() == Parameter.In.QUERY)
                .toList();
        return required.size() == 1 && route.arguments().isEmpty() ? required.get(0) : null;
    }
}
