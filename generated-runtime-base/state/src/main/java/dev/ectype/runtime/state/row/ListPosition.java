package dev.ectype.runtime.state.row;

/**
 * Describes the position of a row in a list, to continue the list even after its removal.
 *
 * @param slot the slot in the order of creation, or -1 if only the row itself has it
 * @param index the number of earlier rows in the list, or -1
 */
public record ListPosition(String id, int slot, int index) {
    /** Returns the position of a row that must exist. */
    public static ListPosition of(String id) {
        return new ListPosition(id, -1, -1);
    }

    /** Returns the position of the row at an index of a list. */
    public static ListPosition of(Row row, int index) {
        return new ListPosition(row.id(), row.slot(), index);
    }

    public boolean isRemembered() {
        return slot >= 0 && index >= 0;
    }
}
