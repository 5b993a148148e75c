package dev.ectype.compiler.infer.errors;

import dev.ectype.compiler.infer.draft.EndpointChange;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.lexicon.ErrorNameWords;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.Response;
import dev.ectype.compiler.ir.error.NamedError;
import dev.ectype.compiler.ir.error.ProblemKind;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.noun.Nouns;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Finds the responses that are named after the problem that they report, such as an exception for a missing user. */
public final class FindErrorNames implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            Endpoint endpoint = route.endpoint();
            List<NamedResponse> responses = named(endpoint);
            if (responses.isEmpty()) {
                continue;
            }
            List<String> nouns = nouns(draft.role(endpoint.id()));
            for (ProblemKind kind : ProblemKind.values()) {
                for (NamedError error : errors(responses, kind, nouns)) {
                    proposals.add(proposal(
                            new EndpointChange.NameError(endpoint.id(), error),
                            85,
                            "the response " + error.status() + " is named " + error.name()));
                }
            }
        }
        return proposals;
    }

    /** A response with the name that its description or its type has. */
    private record NamedResponse(String status, String name) {}

    private static List<NamedResponse> named(Endpoint endpoint) {
        List<NamedResponse> responses = new ArrayList<>();
        for (Response response : endpoint.responses()) {
            String name = name(response);
            if (name != null) {
                responses.add(new NamedResponse(response.status(), name));
            }
        }
        return responses;
    }

    /** Returns the errors that mean a problem, the one that fits the operation best first. */
    private static List<NamedError> errors(List<NamedResponse> responses, ProblemKind kind, List<String> nouns) {
        List<NamedError> errors = new ArrayList<>();
        for (String word : ErrorNameWords.of(kind)) {
            List<NamedError> others = new ArrayList<>();
            for (NamedResponse response : responses) {
                String name = response.name();
                if (ErrorNameWords.means(name, word, kind)) {
                    NamedError error = new NamedError(kind, response.status(), name);
                    boolean aboutResource = nouns.stream().anyMatch(name.toLowerCase(Locale.ROOT)::contains);
                    (aboutResource ? errors : others).add(error);
                }
            }
            errors.addAll(others);
        }
        return errors.stream().distinct().toList();
    }

    /** Returns the name of a response: its description if that is an error name or the name of its type. */
    private static @Nullable String name(Response response) {
        String name =
                response.description() == null ? "" : response.description().strip();
        boolean named = ErrorNameWords.isName(name) && (ErrorNameWords.isErrorName(name) || isType(response, name));
        return named ? name : null;
    }

    private static boolean isType(Response response, String name) {
        for (Media media : response.media()) {
            if (media.type() instanceof NamedType named && named.name().value().equals(name)) {
                return true;
            }
        }
        return false;
    }

    /** Returns the singular and the plural of the role's resource, as they occur in names in lower case. */
    private static List<String> nouns(@Nullable Role role) {
        if (role == null) {
            return List.of();
        }
        String name = role.resource().value();
        String noun = name.substring(name.lastIndexOf('.') + 1);
        return Stream.of(Nouns.singular(noun), Nouns.plural(noun))
                .map(NameWords::bare)
                .filter(form -> !form.isEmpty())
                .toList();
    }
}
