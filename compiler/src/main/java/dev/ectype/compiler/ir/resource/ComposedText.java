package dev.ectype.compiler.ir.resource;

import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.json.JsonName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes a text composed of other members and of path parameters at creation: a full name, a URL.
 *
 *
 * @param operationUrl true for the URL of an operation; the pieces then hold only its path
 */
public record ComposedText(
        String member, @JsonName("served") boolean operationUrl, List<Piece> pieces) {
    public ComposedText {
        pieces = List.copyOf(pieces);
    }

    /**
     * Holds a literal text and the value behind it.
     *
     * @param member the member with the value, or null
     * @param parameter the path parameter with the value, or null
     */
    public record Piece(
            String text,
            @Nullable MemberPath member,
            @Nullable String parameter) {}
}
