package dev.ectype.compiler.ir.resource;

import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.json.JsonName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A text that is made of other members and of what the path named at which its object was made: a full name, an address.
 *
 * @param operationUrl whether it is the address of an operation, of which the pieces hold the path only
 */
public record ComposedText(
        String member, @JsonName("served") boolean operationUrl, List<Piece> pieces) {
    public ComposedText {
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
            @Nullable String parameter) {}
}
