package dev.ectype.runtime.emulator.model;

import java.util.List;

/** Some values of a list. */
public record Page<T>(List<T> items, int total) {
    public Page {
        items = List.copyOf(items);
    }
}
