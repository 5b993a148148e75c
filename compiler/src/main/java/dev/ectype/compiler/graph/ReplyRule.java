package dev.ectype.compiler.graph;

import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.MemberCondition;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.list.Expansion;
import dev.ectype.compiler.ir.list.FieldSelection;
import dev.ectype.compiler.ir.list.FormatChoice;
import dev.ectype.compiler.json.JsonName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes a successful reply.
 *
 * @param createdStatus the status after a creation instead of a replacement, or null for the same status
 * @param media the media type of the body, or null without a body
 * @param alternatives the other media types that a client may prefer
 * @param expansion the parameter that requests embedded representations of references, or null
 * @param selections the parameters that select the reply's members
 * @param formatChoices the parameters that choose one of the media types
 * @param deletionFlags the members that are true in the reply of a deletion
 * @param conditions the members that depend on a query parameter
 */
public record ReplyRule(
        int status,
        @JsonName("made") @Nullable Integer createdStatus,
        @Nullable Media media,
        @JsonName("others") List<Media> alternatives,
        List<Parameter> headers,
        Projection projection,
        @Nullable Expansion expansion,
        List<FieldSelection> selections,
        @JsonName("choices") List<FormatChoice> formatChoices,
        List<String> deletionFlags,
        List<MemberCondition> conditions) {
    public ReplyRule {
        alternatives = List.copyOf(alternatives);
        headers = List.copyOf(headers);
        selections = List.copyOf(selections);
        formatChoices = List.copyOf(formatChoices);
        deletionFlags = List.copyOf(deletionFlags);
        conditions = List.copyOf(conditions);
    }
}
