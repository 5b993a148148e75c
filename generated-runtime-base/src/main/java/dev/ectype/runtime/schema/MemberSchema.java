package dev.ectype.runtime.schema;

/**
 * A named member of an object.
 *
 * @param position its index among the members of the object
 */
public record MemberSchema(String name, Schema type, boolean required, int position) {
    /** Whether an object that goes in this direction must have the member. */
    public boolean isRequired(Direction direction) {
        return required && isShown(direction);
    }

    /** Whether the description has a say about the member in an object that goes in this direction. */
    public boolean isShown(Direction direction) {
        return switch (direction) {
            case REQUEST -> !Traits.isReadOnly(type);
            case REPLY -> !Traits.isWriteOnly(type);
            case STORED -> true;
        };
    }
}
