package dev.ectype.compiler.infer.calls;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.index.CallArguments;
import dev.ectype.compiler.infer.index.OperationCall;
import dev.ectype.compiler.infer.lexicon.IdentifierWords;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.Verbs;
import dev.ectype.compiler.ir.binding.GraphQlSchema;
import dev.ectype.noun.Nouns;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Finds mutations that create instances under other names, although no query returns one of them alone:
 * {@code placeOrder} returns an order with an identifier, and requests contain none.
 */
record CreationsByReply(ModelDraft draft) {
    /**
     * Returns whether each required identifier names another kind of instance, as a new order has a {@code customerId}:
     * {@code restartRun(runnerId)} may be about the run itself.
     */
    private boolean identifiesOnlyOthers(OperationCall call) {
        GraphQlSchema schema = draft.graphQl();
        Set<String> entities =
                schema == null ? new LinkedHashSet<>() : schema.entities().keySet();
        CallArguments arguments = CallArguments.of(call, draft.shapes);
        return arguments.identifierFor(call.name().noun()) == null
                && arguments.names().stream()
                        .filter(name -> IdentifierWords.isNounIdentifier(name)
                                && Objects.requireNonNull(arguments.get(name)).required())
                        .allMatch(name -> entities.stream()
                                .anyMatch(noun -> CallArguments.isIdentifierOf(NameWords.bare(name), noun)));
    }

    boolean creates(OperationCall call) {
        List<String> words = NameWords.of(call.name().verb());
        return call.isPathless()
                && call.route().endpoint().binding().serviceName() == null
                && !call.route().endpoint().binding().isQuery()
                && call.route().endpoint().body() != null
                && !words.isEmpty()
                && words.stream().allMatch(Verbs::mayMake)
                && !Nouns.isPlural(call.name().noun())
                && identifiesOnlyOthers(call)
                && new CreatedInstances(draft.shapes).isIdentified(call);
    }
}
