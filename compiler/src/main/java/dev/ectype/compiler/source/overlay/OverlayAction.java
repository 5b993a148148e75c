package dev.ectype.compiler.source.overlay;

import dev.ectype.compiler.source.query.PathQuery;
import dev.ectype.compiler.source.tree.SourceNode;
import dev.ectype.compiler.source.tree.TextNode;
import org.jspecify.annotations.Nullable;

/**
 * Represents one change of a description.
 *
 * @param target the text of the query
 * @param update the value to merge or to append, or null
 * @param removes whether the selected nodes are removed; the update has no effect then
 */
record OverlayAction(
        TextNode target, PathQuery query, @Nullable SourceNode update, boolean removes) {}
