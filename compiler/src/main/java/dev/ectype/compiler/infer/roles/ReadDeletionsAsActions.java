package dev.ectype.compiler.infer.roles;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.PayloadLocations;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.PathlessCalls;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.OperationName;
import dev.ectype.compiler.infer.lexicon.Verbs;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.noun.Nouns;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads deletions as state transitions if their description names another verb, such as to cancel, and their reply
 * contains the instance.
 */
public final class ReadDeletionsAsActions implements InferenceRule {
    private static final List<String> REMOVALS =
            List.of("delete", "remove", "destroy", "erase", "drop", "purge", "archive");
    private static final int PLAINEST = 2;
    private static final int BEGINNING = 120;

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            Endpoint endpoint = route.endpoint();
            if (route.method().equals("DELETE")
                    && draft.role(endpoint.id()) instanceof Role.Delete delete
                    && PayloadLocations.certainlyContains(draft, draft.resource(delete.resource()), endpoint)) {
                Resource.Lifecycle lifecycle = draft.resource(delete.resource()).lifecycle;
                Proposal proposal = lifecycle == null ? null : proposal(endpoint, delete, lifecycle);
                if (proposal != null) {
                    proposals.add(proposal);
                }
            }
        }
        return proposals;
    }

    private @Nullable Proposal proposal(Endpoint endpoint, Role.Delete delete, Resource.Lifecycle lifecycle) {
        boolean isCall = PathlessCalls.isCall(endpoint.binding());
        // A call with another verb that returns the instance does not delete it.
        List<String> removals = isCall ? REMOVALS.subList(0, PLAINEST) : REMOVALS;
        for (String verb : isCall ? callVerbs(endpoint) : verbs(endpoint)) {
            String to = removals.contains(verb) ? null : Verbs.resultOf(verb, lifecycle.states());
            if (to != null) {
                List<String> from = AssignActions.from(lifecycle.states(), verb, to);
                Role act = new Role.Act(delete.resource(), lifecycle.member(), from, to, delete.replyAt());
                String evidence = "its text says " + verb + " and it returns the instance as " + to;
                return proposal(new ModelChange.AssignRole(endpoint.id(), act), 80, evidence);
            }
        }
        return null;
    }

    private static List<String> callVerbs(Endpoint endpoint) {
        OperationName name = PathlessCalls.name(endpoint.binding());
        return name == null ? List.of() : List.of(name.verb().toLowerCase(Locale.ROOT));
    }

    /** Returns the first word of the description, as written and without the ending of {@code cancels}. */
    private static List<String> verbs(Endpoint endpoint) {
        String text = Objects.requireNonNullElse(
                endpoint.text().summary(),
                Objects.requireNonNullElse(
                        endpoint.text().description(), endpoint.id().value()));
        String beginning = text.substring(0, Math.min(text.length(), BEGINNING));
        List<String> words = NameWords.of(beginning.replaceAll("<[^<>]*>", " "));
        return words.isEmpty() ? List.of() : List.of(words.get(0), Nouns.singular(words.get(0)));
    }
}
