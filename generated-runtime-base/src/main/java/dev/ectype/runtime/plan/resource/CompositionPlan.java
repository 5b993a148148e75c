package dev.ectype.runtime.plan.resource;

import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A text that is made of other members and of what the path named at which its object was made.
 *
 * @param served whether it is the address of an operation, of which the pieces hold the path only
 */
public record CompositionPlan(String member, boolean served, List<Piece> pieces) {
    public CompositionPlan {
        pieces = List.copyOf(pieces);
    }

    /**
     * A text and what follows it.
     *
     * @param member whose value follows, or null
     * @param parameter the path parameter whose value follows, or null
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
