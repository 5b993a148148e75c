package dev.ectype.compiler.graph;

import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.resource.Expansion;
import dev.ectype.compiler.json.JsonName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a successful reply is made.
 *
 * @param createdStatus the status where something was made that would have been replaced, had it been there; null for the same
 * @param media its form, or null for a reply without a body
 * @param alternatives forms of the same that a client may prefer
 * @param expansion how the request asks to see referred instances whole, or null
 * @param selections how the request says which members it wants
 */
public record ReplyRule(
        int status,
        @JsonName("made") @Nullable Integer createdStatus,
        @Nullable Media media,
        @JsonName("others") List<Media> alternatives,
        List<Parameter> headers,
        Projection projection,
        @Nullable Expansion expansion,
        List<FieldSelection> selections) {
    public ReplyRule {
        alternatives = List.copyOf(alternatives);
        headers = List.copyOf(headers);
        selections = List.copyOf(selections);
    }
}
