package dev.ectype.runtime.plan.resource;

import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes a text composed of other members and of the path parameters of the creating request.
 *
 * @param served true for the address of an operation; its pieces contain only the path
 */
public record CompositionPlan(String member, boolean served, List<Piece> pieces) {
    public CompositionPlan {
        pieces = List.copyOf(pieces);
    }

    /**
     * Holds a literal text and the value after it.
     *
     * @param member the member with the value, or null
     * @param parameter the path parameter with the value, or null
     */
    public record Piece(
            String text,
            @Nullable MemberPath member,
            @Nullable String parameter) {
        static Piece of(PlanObjectReader fields) {
            return new Piece(fields.text("text"), fields.path("member"), fields.optionalText("parameter"));
        }
    }

    static CompositionPlan of(PlanObjectReader fields) {
        return new CompositionPlan(fields.text("member"), fields.flag("served"), fields.list("pieces", Piece::of));
    }
}
