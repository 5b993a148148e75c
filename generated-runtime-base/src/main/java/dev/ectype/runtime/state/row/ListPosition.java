package dev.ectype.runtime.state.row;

/**
 * Where in a list a row stands, so that the list can go on from there when the row is gone.
 *
 * @param slot its place in the order of creation, or -1 where only the row itself says it
 * @param index how many rows of the list came before it, or -1
 */
public record ListPosition(String id, int slot, int index) {
    /** The place of a row that must be there. */
    public static ListPosition of(String id) {
        return new ListPosition(id, -1, -1);
    }

    /** The place of the row that stands at an index of a list. */
    public static ListPosition of(Row row, int index) {
        return new ListPosition(row.id(), row.slot(), index);
    }

    public boolean isRemembered() {
        return slot >= 0 && index >= 0;
    }
}
