package dev.ectype.cli.settings;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import dev.ectype.compiler.source.SourceDocument;
import dev.ectype.compiler.source.tree.ArrayNode;
import dev.ectype.compiler.source.tree.NumberNode;
import dev.ectype.compiler.source.tree.ObjectEntry;
import dev.ectype.compiler.source.tree.ObjectNode;
import dev.ectype.compiler.source.tree.SourceNode;
import dev.ectype.compiler.source.tree.TextNode;
import dev.ectype.runtime.emulator.launch.NearestName;
import java.math.BigDecimal;
import java.util.List;

/** Validates a settings file against a subset of JSON Schema and reports violations with their locations. */
final class SettingsValidator {
    private final SourceDocument document;
    private final Diagnostics diagnostics;

    SettingsValidator(SourceDocument document, Diagnostics diagnostics) {
        this.document = document;
        this.diagnostics = diagnostics;
    }

    void check(SourceNode node, JsonObject schema, String name) {
        if (schema.member("$ref") != null) {
            // The emulator validates chaos rules, because it knows the operations.
            return;
        }
        if (schema.member("enum") instanceof JsonArray choices) {
            checkChoice(node, choices, name);
            return;
        }
        switch (text(schema, "type")) {
            case "object" -> checkObject(node, schema, name);
            case "array" -> checkArray(node, schema, name);
            case "integer" -> checkInteger(node, schema, name);
            default -> checkText(node, schema, name);
        }
    }

    private void checkObject(SourceNode node, JsonObject schema, String name) {
        if (!(node instanceof ObjectNode object)) {
            refuse(node, name, "must contain keys", "Write the keys below it, one per line and indented.");
            return;
        }
        JsonObject properties =
                schema.member("properties") instanceof JsonObject declared ? declared : JsonObject.EMPTY;
        for (ObjectEntry entry : object.entries()) {
            String path = name.isEmpty() ? entry.name() : name + "." + entry.name();
            if (properties.member(entry.name()) instanceof JsonObject member) {
                check(entry.value(), member, path);
            } else {
                reportUnknown(entry, path, List.copyOf(properties.members().keySet()));
            }
        }
    }

    private void reportUnknown(ObjectEntry entry, String path, List<String> object) {
        String nearest = NearestName.to(entry.name(), object);
        String hint = nearest == null
                ? "The keys here are " + String.join(", ", object) + "."
                : "Did you mean `" + nearest + "`?";
        diagnostics.report(
                DiagnosticCode.UNKNOWN_SETTING, document.location(entry), "unknown setting \"" + path + "\"", hint);
    }

    private void checkArray(SourceNode node, JsonObject schema, String name) {
        if (!(node instanceof ArrayNode array)) {
            refuse(node, name, "must be a list", "Write each value on a line that begins with a dash.");
            return;
        }
        if (schema.member("items") instanceof JsonObject items) {
            for (int index = 0; index < array.elements().size(); index++) {
                check(array.elements().get(index), items, name + "[" + index + "]");
            }
        }
    }

    private void checkInteger(SourceNode node, JsonObject schema, String name) {
        BigDecimal least = number(schema, "minimum", Long.MIN_VALUE);
        BigDecimal maximum = number(schema, "maximum", Long.MAX_VALUE);
        boolean fits =
                node instanceof NumberNode number && isBetween(number.toNumber().literal(), least, maximum);
        if (!fits) {
            refuse(
                    node,
                    name,
                    "must be an integer from " + least + " to " + maximum,
                    "Write the number without quotes.");
        }
    }

    private static boolean isBetween(String literal, BigDecimal least, BigDecimal maximum) {
        if (!literal.matches("-?[0-9]{1,19}")) {
            return false;
        }
        BigDecimal value = new BigDecimal(literal);
        return value.compareTo(least) >= 0 && value.compareTo(maximum) <= 0;
    }

    private void checkText(SourceNode node, JsonObject schema, String name) {
        if (!(node instanceof TextNode text) || text.text().isBlank()) {
            refuse(node, name, "must be a string", "Write a string, in quotes if it looks like a number.");
        } else if (schema.member("pattern") instanceof JsonText pattern
                && !text.text().matches(pattern.text())) {
            refuse(node, name, "must match " + pattern.text(), "Use lower-case letters, digits and dashes.");
        }
    }

    /** Checks a choice; YAML parsers read a bare {@code off} as a string or a boolean, and both mean the word. */
    private void checkChoice(SourceNode node, JsonArray choices, String name) {
        List<String> words = choices.elements().stream()
                .map(choice -> choice instanceof JsonText word ? word.text() : "")
                .toList();
        if (!words.contains(SettingsFile.word(node))) {
            refuse(node, name, "must be one of " + String.join(", ", words), "Write one of these values.");
        }
    }

    private void refuse(SourceNode node, String name, String rule, String hint) {
        SourceLocation location = document.location(node);
        String subject = name.isEmpty() ? "the file" : "\"" + name + "\"";
        diagnostics.report(DiagnosticCode.UNUSABLE_SETTING, location, subject + " " + rule, hint);
    }

    private static String text(JsonObject schema, String name) {
        return schema.member(name) instanceof JsonText text ? text.text() : "";
    }

    private static BigDecimal number(JsonObject schema, String name, long defaultValue) {
        JsonValue value = schema.member(name);
        return value instanceof JsonNumber number ? new BigDecimal(number.literal()) : BigDecimal.valueOf(defaultValue);
    }
}
