package dev.ectype.compiler.infer.calls;

import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationCall;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.TypeShapes;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.OperationName;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.List;
import java.util.Map;

/** Recognises replies of calls that contain a list of instances. */
record ListReplies(TypeShapes shapes) {
    private static final List<String> USUAL = List.of("item", "data", "result", "list", "record", "value", "entry");
    /**
     * The largest number of members of an envelope; a larger object is an instance, and its lists are members of it.
     */
    private static final int SMALL = 3;

    /** Returns whether a reply contains a list of instances, at most one object deep. */
    boolean hasList(OperationCall call) {
        TypeRef reply = Payloads.replyType(call.route().endpoint());
        if (reply == null || containsList(reply, call.name())) {
            return reply != null;
        }
        ObjectShape envelope = shapes.shape(reply);
        return envelope.members().size() <= SMALL
                && envelope.members().values().stream().anyMatch(member -> containsList(member.type(), call.name()));
    }

    private boolean containsList(TypeRef type, OperationName name) {
        if (shapes.items(type) != null) {
            return true;
        }
        Map<String, ObjectMember> members = shapes.shape(type).members();
        for (ObjectMember member : members.values()) {
            String key = NameWords.key(member.name());
            boolean named = key.startsWith(name.key()) || key.endsWith(name.key()) || USUAL.contains(key);
            if (shapes.items(member.type()) != null && (named || members.size() <= SMALL)) {
                return true;
            }
        }
        return false;
    }
}
