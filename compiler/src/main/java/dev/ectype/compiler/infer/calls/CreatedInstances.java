package dev.ectype.compiler.infer.calls;

import dev.ectype.compiler.infer.index.OperationCall;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.TypeShapes;
import dev.ectype.compiler.infer.lexicon.IdentifierWords;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import org.jspecify.annotations.Nullable;

/** Recognises creations that return the new instance, named after the noun of the call. */
record CreatedInstances(TypeShapes shapes) {
    /** Returns whether the reply is or contains an object that is named after the noun and has an identifier. */
    boolean isIdentified(OperationCall call) {
        TypeRef reply = Payloads.replyType(call.route().endpoint());
        TypeRef created = reply == null ? null : ofNoun(reply, call.name().key());
        return created != null
                && shapes.shape(created).members().keySet().stream().anyMatch(IdentifierWords.IDENTIFIERS::contains);
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
