package dev.ectype.runtime.emulator.document;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.keyword.Direction;
import org.jspecify.annotations.Nullable;

/**
 * What a client wants of a document that is there.
 *
 * @param item what it sent, or null
 * @param format how it says what is to change
 * @param type the type of what it may send, or null
 * @param spelling how that type spells the members
 */
public record DocumentChange(
        @Nullable Document item, Format format, @Nullable Schema type, MemberSpelling spelling, long now) {
    /** How a request says what is to change. */
    public enum Format {
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
        MemberSchema member = type == null ? null : SchemaShape.member(type, spelling.sent(name));
        return member != null && member.isVisible(Direction.REQUEST);
    }
}
