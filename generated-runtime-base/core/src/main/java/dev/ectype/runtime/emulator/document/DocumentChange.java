package dev.ectype.runtime.emulator.document;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.keyword.Direction;
import org.jspecify.annotations.Nullable;

/**
 * Describes a change that a client requests for a stored document.
 *
 * @param item the sent document, or null
 * @param format the format of the change
 * @param type the type of the request body, or null
 * @param spelling the member names that the request type uses
 */
public record DocumentChange(
        @Nullable Document item,
        ChangeFormat format,
        @Nullable Schema type,
        MemberSpelling spelling,
        long now) {
    /** Whether requests can set a member. */
    boolean describes(String name) {
        MemberSchema member = type == null ? null : SchemaShape.member(type, spelling.sent(name));
        return member != null && member.isVisible(Direction.REQUEST);
    }
}
