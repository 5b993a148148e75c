package dev.ectype.runtime.schema;

import dev.ectype.runtime.schema.keyword.Direction;

/**
 * Describes a named member of an object.
 *
 * @param position the index among the members of the object
 */
public record MemberSchema(String name, Schema type, boolean required, int position) {
    /** Returns true if an object in this direction must have the member. */
    public boolean isRequired(Direction direction) {
        return required && isVisible(direction);
    }

    /** Returns true if the description applies to the member in this direction. */
    public boolean isVisible(Direction direction) {
        return switch (direction) {
            case REQUEST -> !AccessNotes.isReadOnly(type);
            case REPLY -> !AccessNotes.isWriteOnly(type);
            case STORED -> true;
        };
    }
}
