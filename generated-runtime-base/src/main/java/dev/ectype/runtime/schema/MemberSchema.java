package dev.ectype.runtime.schema;

import dev.ectype.runtime.schema.keyword.Direction;

/**
 * A named member of an object.
 *
 * @param position its index among the members of the object
 */
public record MemberSchema(String name, Schema type, boolean required, int position) {
    /** Whether an object that goes in this direction must have the member. */
    public boolean isRequired(Direction direction) {
        return required && isVisible(direction);
    }

    /** Whether the description has a say about the member in an object that goes in this direction. */
    public boolean isVisible(Direction direction) {
        return switch (direction) {
            case REQUEST -> !AccessNotes.isReadOnly(type);
            case REPLY -> !AccessNotes.isWriteOnly(type);
            case STORED -> true;
        };
    }
}
