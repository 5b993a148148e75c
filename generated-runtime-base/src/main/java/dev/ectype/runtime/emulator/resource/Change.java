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
 * @param manner how it says what is to change
 * @param type the type of what it may send, or null
 * @param spelling how that type spells the members
 */
public record Change(
        @Nullable Document item, Manner manner, @Nullable Schema type, Spelling spelling, long now) {
    /** How a request says what is to change. */
    public enum Manner {
        /** The members that change; null unsets, and stays where the type knows null. */
        MEMBERS,
        /** The fields that change; an empty text unsets. */
        FORM,
        /** A JSON Merge Patch: null takes a member away. */
        MERGE_PATCH,
        /** A JSON Patch: a list of operations. */
        JSON_PATCH
    }

    /** Whether the client decides about that member. */
    boolean describes(String name) {
        MemberSchema member = type == null ? null : Shape.member(type, spelling.sent(name));
        return member != null && member.isShown(Direction.REQUEST);
    }
}
