package dev.ectype.compiler.infer.calls;

import dev.ectype.compiler.infer.index.CallArguments;
import dev.ectype.compiler.infer.index.OperationCall;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.TypeShapes;
import dev.ectype.compiler.infer.lexicon.IdentifierWords;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import org.jspecify.annotations.Nullable;

/** Recognises creations that return or contain the identifier of the new instance. */
record CreatedInstances(TypeShapes shapes) {
    /**
     * Returns whether the reply is or contains an object that is named after the noun and has an identifier. A message may have the
     * identifier itself, and its reply is often named after an event.
     */
    boolean isIdentified(OperationCall call) {
        String noun = call.name().noun();
        boolean isMessage = call.route().endpoint().binding().messageName() != null;
        if (isMessage && hasIdentifier(Payloads.bodyType(call.route().endpoint()), noun)) {
            return true;
        }
        TypeRef reply = Payloads.replyType(call.route().endpoint());
        TypeRef created =
                reply == null || isMessage ? reply : ofNoun(reply, call.name().key());
        return created != null && hasIdentifier(created, noun);
    }

    /** Returns whether an object has a member that identifies it as an instance of a noun. */
    boolean hasIdentifier(@Nullable TypeRef type, String noun) {
        return shapes.shape(type).members().keySet().stream()
                .anyMatch(member -> IdentifierWords.IDENTIFIERS.contains(member)
                        || IdentifierWords.endsLikeIdentifier(member)
                                && CallArguments.isIdentifierOf(NameWords.bare(member), noun));
    }

    private @Nullable TypeRef ofNoun(TypeRef reply, String noun) {
        if (shapes.names(reply).stream()
                .anyMatch(name -> NameWords.key(name.value()).equals(noun))) {
            return reply;
        }
        for (ObjectMember member : shapes.shape(reply).members().values()) {
            if (NameWords.key(member.name()).equals(noun) && shapes.isObject(member.type())) {
                return member.type();
            }
        }
        return null;
    }
}
