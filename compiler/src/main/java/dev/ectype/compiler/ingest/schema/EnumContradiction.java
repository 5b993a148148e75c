package dev.ectype.compiler.ingest.schema;

import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.source.tree.ArrayNode;
import dev.ectype.compiler.source.tree.BooleanNode;
import dev.ectype.compiler.source.tree.NullNode;
import dev.ectype.compiler.source.tree.NumberNode;
import dev.ectype.compiler.source.tree.ObjectNode;
import dev.ectype.compiler.source.tree.SourceNode;
import dev.ectype.compiler.source.tree.TextNode;
import java.util.List;

/**
 * Recognises enumerations without a value of the required type, such as {@code type: integer, enum: [small, large]}.
 * By JSON Schema nothing satisfies them.
 */
final class EnumContradiction {
    private EnumContradiction() {}

    /** Returns whether no value of the schema's enumeration, besides null, has one of the types. */
    static boolean isIn(DescriptionObject schema, List<String> types) {
        List<SourceNode> values = schema.list("enum").stream()
                .map(place -> place.node())
                .filter(node -> !(node instanceof NullNode))
                .toList();
        return !types.isEmpty() && !values.isEmpty() && values.stream().noneMatch(node -> hasOneOf(types, node));
    }

    private static boolean hasOneOf(List<String> types, SourceNode node) {
        return types.stream().anyMatch(type -> switch (type) {
            case "string" -> node instanceof TextNode;
            case "integer", "number" -> node instanceof NumberNode;
            case "boolean" -> node instanceof BooleanNode;
            case "array" -> node instanceof ArrayNode;
            default -> node instanceof ObjectNode;
        });
    }
}
