package dev.ectype.compiler.infer.calls;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.index.CallArguments;
import dev.ectype.compiler.infer.index.OperationCall;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.lexicon.IdentifierWords;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.Verbs;
import dev.ectype.noun.Nouns;
import java.util.List;
import java.util.Set;

/**
 * Finds received messages that carry an instance, whatever their verb: {@code placeOrder} with an {@code id} and {@code items} creates
 * an order. A message with nothing but identifiers is about an existing instance.
 */
record CarriedInstances(ModelDraft draft) {
    boolean carries(OperationCall call) {
        List<String> words = NameWords.of(call.name().verb());
        return call.route().endpoint().binding().messageName() != null
                && !words.isEmpty()
                && words.stream().allMatch(Verbs::mayMake)
                && !Nouns.isPlural(call.name().noun())
                && carries(members(call), call.name().noun());
    }

    /** Returns whether members are the identifier of an instance, and something else. */
    private static boolean carries(Set<String> members, String noun) {
        return members.stream().anyMatch(member -> !IdentifierWords.endsLikeIdentifier(member))
                && members.stream()
                        .anyMatch(member -> IdentifierWords.endsLikeIdentifier(member)
                                && (IdentifierWords.IDENTIFIERS.contains(member)
                                        || CallArguments.isIdentifierOf(NameWords.bare(member), noun)));
    }

    private Set<String> members(OperationCall call) {
        return draft.shapes
                .shape(Payloads.bodyType(call.route().endpoint()))
                .members()
                .keySet();
    }
}
