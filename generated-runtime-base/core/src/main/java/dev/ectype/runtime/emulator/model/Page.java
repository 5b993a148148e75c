package dev.ectype.runtime.emulator.model;

import java.util.List;

/**
 * Holds one page of a list.
 *
 * @param items the items of this page, in the order of the list
 * @param total the number of items in the whole list
 */
public record Page<T>(List<T> items, int total) {
    /** Copies the items. */
    public Page {
        items = List.copyOf(items);
    }
}
