package dev.ectype.compiler.ingest.openapi;

import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.ingest.document.DescriptionReferences;
import dev.ectype.compiler.json.JsonValue;
import dev.ectype.compiler.source.LocatedNode;
import dev.ectype.compiler.source.tree.ObjectNode;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads the examples of parameters and media types. */
final class ExampleReader {
    private final DescriptionReferences links;

    ExampleReader(DescriptionReferences links) {
        this.links = links;
    }

    List<JsonValue> read(DescriptionObject owner) {
        Set<JsonValue> examples = new LinkedHashSet<>();
        LocatedNode one = owner.place("example");
        if (one != null) {
            add(examples, value(one));
        }
        if (owner.has("examples")) {
            for (LocatedNode place : named(owner)) {
                add(examples, value(place));
            }
        }
        return List.copyOf(examples);
    }

    private List<LocatedNode> named(DescriptionObject owner) {
        LocatedNode examples = owner.place("examples");
        LocatedNode end = examples == null ? null : links.follow(examples);
        if (end == null) {
            return List.of();
        }
        return end.node() instanceof ObjectNode ? end.members() : end.elements();
    }

    // Some authors write a value instead of an example object, or the reverse.
    private @Nullable JsonValue value(LocatedNode place) {
        LocatedNode end = links.follow(place);
        if (end == null) {
            return null;
        }
        if (!(end.node() instanceof ObjectNode object)) {
            return end.node().toJson();
        }
        boolean onlyExample = object.entries().stream().allMatch(entry -> isOfExample(entry.name()));
        LocatedNode value = onlyExample ? value(end, "value", "dataValue") : null;
        if (value == null) {
            return onlyExample && (object.has("externalValue") || object.has("serializedValue"))
                    ? null
                    : object.toJson();
        }
        LocatedNode content = links.follow(value);
        return content == null ? null : content.node().toJson();
    }

    private static @Nullable LocatedNode value(LocatedNode example, String... names) {
        return Stream.of(names)
                .map(example::member)
                .filter(value -> value != null)
                .findFirst()
                .orElse(null);
    }

    private static boolean isOfExample(String field) {
        return switch (field) {
            case "summary", "description", "value", "dataValue", "externalValue", "serializedValue" -> true;
            default -> field.startsWith("x-");
        };
    }

    private static void add(Set<JsonValue> examples, @Nullable JsonValue value) {
        if (value != null) {
            examples.add(value);
        }
    }
}
