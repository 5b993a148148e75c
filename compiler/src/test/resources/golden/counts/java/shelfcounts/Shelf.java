package shelfcounts;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.ResourceKind;

/** Declared as {@code Shelf}. */
@Generated("dev.ectype")
public record Shelf(String id, String room) {
    public static final ResourceKind<Shelf> RESOURCE = ResourceKind.of("shelves", Shelf.class);
}
