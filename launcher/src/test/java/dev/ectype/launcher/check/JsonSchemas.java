package dev.ectype.launcher.check;

import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.IntersectionType;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.NoneType;
import dev.ectype.compiler.ir.type.NotType;
import dev.ectype.compiler.ir.type.NullType;
import dev.ectype.compiler.ir.type.NullableType;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.ir.type.UnionType;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonBoolean;
import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.List;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/** Writes types as JSON Schema 2020-12 for an independent validator. */
final class JsonSchemas {
    private JsonSchemas() {}

    static JsonValue of(TypeRef type) {
        if (type instanceof ObjectType object) {
            return object(object);
        }
        if (type instanceof ArrayType array) {
            return array(array);
        }
        if (type instanceof NumberType number) {
            return number(number);
        }
        if (type instanceof TextType text) {
            return text(text);
        }
        return type.children().isEmpty() ? leaf(type) : composed(type);
    }

    static String pointer(String name) {
        return "#/$defs/" + name.replace("~", "~0").replace("/", "~1").replace("%", "%25");
    }

    private static JsonValue leaf(TypeRef type) {
        if (type instanceof NamedType named) {
            return JsonObject.builder()
                    .put("$ref", pointer(named.name().value()))
                    .build();
        }
        if (type instanceof EnumType values) {
            return JsonObject.builder()
                    .put("enum", new JsonArray(values.values()))
                    .build();
        }
        if (type instanceof BooleanType || type instanceof NullType) {
            return JsonObject.builder()
                    .put("type", type instanceof NullType ? "null" : "boolean")
                    .build();
        }
        return JsonBoolean.of(!(type instanceof NoneType));
    }

    private static JsonValue composed(TypeRef type) {
        if (type instanceof NullableType nullable) {
            JsonValue none = JsonObject.builder().put("type", "null").build();
            return JsonObject.builder()
                    .put("anyOf", new JsonArray(List.of(none, of(nullable.type()))))
                    .build();
        }
        if (type instanceof NotType not) {
            return JsonObject.builder().put("not", of(not.refused())).build();
        }
        String keyword = type instanceof IntersectionType ? "allOf" : "anyOf";
        boolean exclusive = type instanceof UnionType union && union.exclusive();
        JsonArray parts =
                new JsonArray(type.children().stream().map(JsonSchemas::of).toList());
        return JsonObject.builder().put(exclusive ? "oneOf" : keyword, parts).build();
    }

    private static JsonObject object(ObjectType type) {
        JsonObject.Builder members = JsonObject.builder();
        type.members().forEach(member -> members.put(member.name(), of(member.type())));
        JsonObject.Builder patterns = JsonObject.builder();
        type.patterns().forEach((pattern, each) -> patterns.put(pattern, of(each)));
        List<String> required = type.members().stream()
                .filter(member -> member.required() && !member.type().notes().writeOnly())
                .map(ObjectMember::name)
                .toList();
        JsonObject.Builder schema = JsonObject.builder()
                .put("type", "object")
                .put("properties", members.build())
                .put("patternProperties", patterns.build())
                .put("additionalProperties", of(type.additional()))
                .put("required", JsonArray.ofTexts(required));
        put(schema, "minProperties", type.minMembers());
        put(schema, "maxProperties", type.maxMembers());
        return schema.build();
    }

    private static JsonObject array(ArrayType type) {
        JsonObject.Builder schema = JsonObject.builder().put("type", "array").put("items", of(type.items()));
        if (!type.prefix().isEmpty()) {
            schema.put(
                    "prefixItems",
                    new JsonArray(type.prefix().stream().map(JsonSchemas::of).toList()));
        }
        put(schema, "minItems", type.minItems());
        put(schema, "maxItems", type.maxItems());
        return schema.put("uniqueItems", type.uniqueItems()).build();
    }

    private static JsonObject number(NumberType type) {
        JsonObject.Builder schema = JsonObject.builder().put("type", type.integer() ? "integer" : "number");
        put(schema, type.exclusiveMinimum() ? "exclusiveMinimum" : "minimum", type.minimum());
        put(schema, type.exclusiveMaximum() ? "exclusiveMaximum" : "maximum", type.maximum());
        put(schema, "multipleOf", type.multipleOf());
        return schema.build();
    }

    private static JsonObject text(TextType type) {
        JsonObject.Builder schema = JsonObject.builder().put("type", "string");
        put(schema, "minLength", type.minLength());
        put(schema, "maxLength", type.maxLength());
        if (type.pattern() != null && isPattern(type.pattern())) {
            schema.put("pattern", new JsonText(type.pattern()));
        }
        return schema.build();
    }

    /** Reports whether Java accepts a pattern; Ectype's own validator checks the others. */
    private static boolean isPattern(String pattern) {
        try {
            return !Pattern.compile(pattern).pattern().isEmpty();
        } catch (PatternSyntaxException other) {
            return false;
        }
    }

    private static void put(JsonObject.Builder schema, String keyword, @Nullable Integer value) {
        if (value != null) {
            schema.put(keyword, value.longValue());
        }
    }

    private static void put(JsonObject.Builder schema, String keyword, @Nullable JsonNumber value) {
        if (value != null) {
            schema.put(keyword, value);
        }
    }
}
