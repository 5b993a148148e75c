package dev.ectype.runtime.state;

/**
 * Where in a list a row stands, so that the list can go on from there when the row is gone.
 *
 * @param slot its place in the order of creation, or -1 where only the row itself says it
 * @param index how many rows of the list came before it, or -1
 */
public record Spot(String id, int slot, int index) {
    /** The place of a row that must be there. */
    public static Spot of(String id) {
        return new Spot(id, -1, -1);
    }

    /** The place of the row that stands at an index of a list. */
    public static Spot of(Row row, int index) {
        return new Spot(row.id(), row.slot(), index);
    }

    boolean isRemembered() {
        return slot >= 0 && index >= 0;
    }
}
