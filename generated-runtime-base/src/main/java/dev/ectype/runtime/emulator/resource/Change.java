package dev.ectype.runtime.emulator.resource;

import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.Direction;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import org.jspecify.annotations.Nullable;

/**
 * What a client wants of a document that is there.
 *
 * @param item what it sent, or null
 * @param form whether it sent a form
 * @param type the type of what it may send, or null
 * @param spelling how that type spells the members
 */
public record Change(
        @Nullable Document item, boolean form, @Nullable Schema type, Spelling spelling, long now) {
    /** Whether the client decides about that member. */
    boolean describes(String name) {
        MemberSchema member = type == null ? null : Shape.member(type, spelling.sent(name));
        return member != null && member.isShown(Direction.REQUEST);
    }
}
