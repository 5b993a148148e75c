package dev.ectype.compiler.infer.calls;

import dev.ectype.compiler.infer.index.CallArguments;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationCall;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.TypeShapes;
import dev.ectype.compiler.infer.lexicon.IdentifierWords;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.Verbs;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Recognises methods that return the identifier of a new instance, whatever their name: {@code Charge} with a
 * {@code transaction_id} in its reply makes a transaction.
 */
record IdentifiedReplies(TypeShapes shapes) {
    /** Returns the noun of the new instance, or null for another call. */
    @Nullable
    String noun(OperationCall call) {
        boolean makes = !NameWords.of(call.name().verb()).isEmpty()
                && NameWords.of(call.name().verb()).stream().allMatch(Verbs::mayMake);
        TypeRef reply = makes ? Payloads.replyType(call.route().endpoint()) : null;
        if (reply == null || shapes.items(reply) != null || isEmpty(call)) {
            return null;
        }
        List<String> sent = CallArguments.of(call, shapes).names();
        String own = identified(shapes.shape(reply), sent, call.name().key());
        if (own != null) {
            return own;
        }
        List<ObjectMember> objects = shapes.shape(reply).members().values().stream()
                .filter(member -> shapes.items(member.type()) == null && shapes.isObject(member.type()))
                .toList();
        return objects.size() == 1
                ? identified(
                        shapes.shape(objects.get(0).type()),
                        sent,
                        NameWords.key(objects.get(0).name()))
                : null;
    }

    private boolean isEmpty(OperationCall call) {
        return shapes.shape(Payloads.bodyType(call.route().endpoint())).isEmpty();
    }

    /** Returns the noun in the only identifier of an object that the request does not have, or the expected one; else null. */
    private static @Nullable String identified(ObjectShape shape, List<String> sent, String expected) {
        List<String> nouns = shape.members().keySet().stream()
                .filter(name -> !sent.contains(name) && !IdentifierWords.isSecret(name))
                .map(name -> IdentifierWords.nounOf(name, "_"))
                .filter(noun -> !noun.isEmpty())
                .toList();
        String named = nouns.stream()
                .filter(noun -> NameWords.key(noun).equals(expected))
                .findFirst()
                .orElse(null);
        return named == null && nouns.size() == 1 ? nouns.get(0) : named;
    }
}
