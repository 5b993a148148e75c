package dev.ectype.compiler.ingest.postman;

import dev.ectype.compiler.ingest.observed.ValueShape;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonValue;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Holds the values of variables such as {@code {{baseUrl}}}. Secret and disabled variables have none. Values decide URLs and
 * types; they never become examples.
 */
final class VariableScope {
    /** The scope without variables. */
    static final VariableScope NONE =
            new VariableScope(Collections.emptyMap(), Collections.emptyMap(), Collections.emptySet());

    /** A variable in a text. */
    static final Pattern VARIABLE = Pattern.compile("\\{\\{([^{}]*)\\}\\}");

    /** Variables in values of variables are resolved this deep, which also ends cycles. */
    private static final int DEEPEST = 10;

    private static final int LONGEST = 8_192;

    private final Map<String, String> declared;

    /** The values of environments, which override those of collections and folders. */
    private final Map<String, String> environment;

    /** The variables without a value that are numbers in the bodies of requests. */
    private final Set<String> numbers;

    private VariableScope(Map<String, String> declared, Map<String, String> environment, Set<String> numbers) {
        this.declared = declared;
        this.environment = environment;
        this.numbers = numbers;
    }

    /** Returns the scope in which variables without a value are numbers. */
    VariableScope withNumbers(Set<String> names) {
        return new VariableScope(declared, environment, names);
    }

    /** Creates the scope of a collection from the variables of environments. */
    static VariableScope of(JsonArray environment) {
        return new VariableScope(
                Collections.emptyMap(), with(Collections.emptyMap(), environment), Collections.emptySet());
    }

    /** Returns the scope inside a collection, a folder or an item with variables of its own. */
    VariableScope inside(JsonObject owner) {
        Map<String, String> inner = declared;
        // Collections of version 2.0 have either spelling.
        for (String member : new String[] {"variables", "variable"}) {
            if (owner.member(member) instanceof JsonArray variables) {
                inner = with(inner, variables);
            }
        }
        return inner == declared ? this : new VariableScope(inner, environment, numbers);
    }

    private static Map<String, String> with(Map<String, String> outer, JsonArray variables) {
        Map<String, String> values = new LinkedHashMap<>(outer);
        for (JsonValue each : variables.elements()) {
            if (each instanceof JsonObject variable) {
                String key = JsonMembers.text(variable, "key");
                String name = key == null ? JsonMembers.text(variable, "id") : key;
                String value = JsonMembers.scalar(variable.member("value"));
                boolean isUsable =
                        !"secret".equals(JsonMembers.text(variable, "type")) && !JsonMembers.isDisabled(variable);
                if (name != null && value != null && !value.isEmpty() && isUsable) {
                    values.put(name, value);
                }
            }
        }
        return values;
    }

    /** Replaces the variables that have a value. */
    String expand(String text) {
        String expanded = text;
        for (int depth = 0; depth < DEEPEST && expanded.contains("{{"); depth++) {
            Matcher variables = VARIABLE.matcher(expanded);
            StringBuilder next = new StringBuilder();
            while (variables.find() && next.length() <= LONGEST) {
                String value = value(variables.group(1));
                variables.appendReplacement(next, Matcher.quoteReplacement(value == null ? variables.group() : value));
            }
            variables.appendTail(next);
            if (next.length() > LONGEST || next.toString().equals(expanded)) {
                break;
            }
            expanded = next.toString();
        }
        return expanded;
    }

    private @Nullable String value(String name) {
        String key = name.strip();
        return environment.getOrDefault(key, declared.get(key));
    }

    /** Returns the type of a variable's value, without the value. */
    ValueShape shape(String name) {
        if (name.startsWith("$")) {
            return DynamicVariables.shape(name);
        }
        String value = value(name);
        if (value == null) {
            return numbers.contains(name.strip()) ? ValueShape.scalar("integer") : ValueShape.ANY;
        }
        if (value.matches("-?(0|[1-9][0-9]{0,17})(\\.[0-9]{1,17})?")) {
            return ValueShape.of(new JsonNumber(value));
        }
        return ValueShape.scalar(value.equals("true") || value.equals("false") ? "boolean" : "string");
    }
}
