package dev.ectype.runtime.emulator.envelope;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.json.patch.PathEdit;
import org.jspecify.annotations.Nullable;

/** Completes a response by the members of a recorded one. */
public final class ResponseExample {
    private ResponseExample() {}

    /** Returns a response that contains an instance at a path, with the other members of the example. */
    public static Document around(Document response, MemberPath at, @Nullable Document example) {
        return at.isEmpty() || example == null ? response : completed(response, PathEdit.remove(example, at));
    }

    /** Returns the members of a response with those that only the example has, in the order of the example. */
    static Document completed(Document response, @Nullable Document example) {
        if (example == null || !example.isObject() || !response.isObject()) {
            return response;
        }
        ObjectEdit edit = ObjectEdit.of(example);
        for (JsonMember member : response.members()) {
            edit.set(member.name(), completed(member.value(), example.member(member.name())));
        }
        return edit.toDocument();
    }
}
