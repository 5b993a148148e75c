package dev.ectype.compiler.golden;

import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.source.tree.ArrayNode;
import dev.ectype.compiler.source.tree.BooleanNode;
import dev.ectype.compiler.source.tree.NumberNode;
import dev.ectype.compiler.source.tree.ObjectEntry;
import dev.ectype.compiler.source.tree.ObjectNode;
import dev.ectype.compiler.source.tree.SourceNode;
import dev.ectype.compiler.source.tree.TextNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Prints a description as JSON with shuffled keys, except where the order has a meaning. */
final class ShuffledDescription {
    private static final Set<String> ORDERED =
            new TreeSet<>(List.of("paths", "properties", "schemas", "example", "default"));

    private final Random random;

    ShuffledDescription(long seed) {
        random = new Random(seed);
    }

    String print(SourceNode node) {
        return print(node, "");
    }

    private String print(SourceNode node, String key) {
        if (node instanceof ObjectNode object) {
            List<ObjectEntry> entries = new ArrayList<>(object.entries());
            if (!ORDERED.contains(key) && !key.startsWith("/")) {
                Collections.shuffle(entries, random);
            }
            return entries.stream()
                    .map(entry -> quoted(entry.name()) + ":" + print(entry.value(), entry.name()))
                    .collect(Collectors.joining(",\n", "{", "}"));
        }
        if (node instanceof ArrayNode array) {
            return array.elements().stream().map(each -> print(each, "")).collect(Collectors.joining(",", "[", "]"));
        }
        if (node instanceof TextNode text) {
            return quoted(text.text());
        }
        if (node instanceof NumberNode number) {
            return number.text();
        }
        return node instanceof BooleanNode bool ? String.valueOf(bool.isTrue()) : "null";
    }

    private static String quoted(String text) {
        return JsonPrinter.compact(new JsonText(text));
    }
}
