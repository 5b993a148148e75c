package dev.ectype.compiler.ingest.postman;

import dev.ectype.compiler.ingest.observed.BodyContent;
import dev.ectype.compiler.ingest.observed.ValueShape;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonReader;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import dev.ectype.compiler.json.MalformedJson;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads a JSON text in which variables or placeholders stand for values, inside and outside of strings. Comments are left out,
 * as Postman leaves them out.
 */
final class JsonTemplate {
    /** Marks a variable outside of strings, in a private-use character. */
    private static final char BARE = '\uE000';

    private static final Pattern PLACEHOLDER = Pattern.compile("\"<([A-Za-z]+>|Error: |Circular )");

    private static final Pattern MARK = Pattern.compile("\"" + BARE + "([^\"]*)\"");

    private final VariableScope scope;

    private JsonTemplate(VariableScope scope) {
        this.scope = scope;
    }

    /**
     * Reads a body.
     *
     * @return the body, which is a value if nothing in it is variable, else a shape, or null if the text is no JSON
     */
    static @Nullable BodyContent read(String type, String text, VariableScope scope) {
        String start = text.stripLeading();
        if (start.isEmpty() || "{[\"".indexOf(start.charAt(0)) < 0) {
            return null;
        }
        String plain = withMarks(text);
        boolean isVariable = text.contains("{{") || PLACEHOLDER.matcher(text).find();
        JsonValue value;
        try {
            value = JsonReader.read(plain);
        } catch (MalformedJson other) {
            return null;
        }
        return isVariable
                ? BodyContent.shaped(type, new JsonTemplate(scope).shape(value))
                : BodyContent.of(type, plain);
    }

    /** Returns the names of the variables outside of strings, whose values are numbers in most requests. */
    static Set<String> bareVariables(String text) {
        Set<String> names = new LinkedHashSet<>();
        Matcher marks = MARK.matcher(withMarks(text));
        while (marks.find()) {
            names.add(marks.group(1).strip());
        }
        return names;
    }

    /** Returns the text with quoted marks for variables outside of strings, and without comments. */
    private static String withMarks(String text) {
        StringBuilder marked = new StringBuilder(text.length());
        boolean isInside = false;
        for (int at = 0; at < text.length(); at++) {
            char each = text.charAt(at);
            if (isInside) {
                isInside = each != '"';
                marked.append(each);
                if (each == '\\' && at + 1 < text.length()) {
                    marked.append(text.charAt(++at));
                }
            } else if (text.startsWith("{{", at)) {
                Matcher variable = VariableScope.VARIABLE.matcher(text).region(at, text.length());
                if (variable.lookingAt()) {
                    String name = variable.group(1).replaceAll("[\"\\\\\\p{Cntrl}]", "");
                    marked.append('"').append(BARE).append(name).append('"');
                    at = variable.end() - 1;
                } else {
                    marked.append(each);
                }
            } else if (text.startsWith("//", at)) {
                int end = text.indexOf('\n', at);
                at = end < 0 ? text.length() : end - 1;
            } else if (text.startsWith("/*", at)) {
                int end = text.indexOf("*/", at + 2);
                at = end < 0 ? text.length() : end + 1;
            } else {
                isInside = each == '"';
                marked.append(each);
            }
        }
        return marked.toString();
    }

    private ValueShape shape(JsonValue value) {
        if (value instanceof JsonObject object) {
            Map<String, ValueShape> members = new LinkedHashMap<>();
            object.members().forEach((name, member) -> {
                if (!name.contains("{{")) {
                    members.put(name, shape(member));
                }
            });
            return new ValueShape.ObjectShape(members);
        }
        if (value instanceof JsonArray array) {
            return new ValueShape.ArrayShape(
                    array.elements().stream().map(this::shape).reduce(ValueShape.ANY, ValueShape::merge));
        }
        return value instanceof JsonText text ? shape(text.text()) : ValueShape.of(value);
    }

    private ValueShape shape(String text) {
        if (!text.isEmpty() && text.charAt(0) == BARE) {
            ValueShape known = scope.shape(text.substring(1));
            // A string needs quotes, which the value may contain.
            return known.equals(ValueShape.scalar("string")) ? ValueShape.ANY : known;
        }
        ValueShape placeholder = DynamicVariables.placeholder(text);
        if (placeholder != null) {
            return placeholder;
        }
        Matcher variable = VariableScope.VARIABLE.matcher(text);
        if (variable.matches() && variable.group(1).startsWith("$")) {
            ValueShape known = scope.shape(variable.group(1));
            return known instanceof ValueShape.ScalarShape scalar
                            && scalar.type().equals("string")
                    ? known
                    : ValueShape.text(null);
        }
        return text.contains("{{") ? ValueShape.text(null) : ValueShape.of(new JsonText(text));
    }
}
