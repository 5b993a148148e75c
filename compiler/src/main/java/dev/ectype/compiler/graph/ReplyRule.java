package dev.ectype.compiler.graph;

import dev.ectype.compiler.ir.Expansion;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.Parameter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a successful reply is made.
 *
 * @param made the status where something was made that would have been replaced, had it been there; null for the same
 * @param media its form, or null for a reply without a body
 * @param others forms of the same that a client may prefer
 * @param expansion how the request asks to see referred instances whole, or null
 * @param selections how the request says which members it wants
 */
public record ReplyRule(
        int status,
        @Nullable Integer made,
        @Nullable Media media,
        List<Media> others,
        List<Parameter> headers,
        Projection projection,
        @Nullable Expansion expansion,
        List<Selection> selections) {
    public ReplyRule {
        others = List.copyOf(others);
        headers = List.copyOf(headers);
        selections = List.copyOf(selections);
    }
}
