package dev.ectype.compiler.source.overlay;

import dev.ectype.compiler.source.SourceDocument;
import dev.ectype.compiler.source.tree.TextNode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Represents an overlay.
 *
 * @param document the file of the overlay
 * @param description the reference to the description that the overlay extends, or null
 * @param changesPrimitives whether targets may be primitive values, as version 1.1 allows
 */
record Overlay(
        SourceDocument document,
        @Nullable TextNode description,
        boolean changesPrimitives,
        List<OverlayAction> actions) {
    Overlay {
        actions = List.copyOf(actions);
    }
}
