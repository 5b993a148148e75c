package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.JsonWriter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Converts type documents to JSON Schema 2020-12 for an independent validator. */
final class JsonSchemaForm {
    private final Document declared;
    private final boolean reply;
    private final boolean exclusive;
    private final JsonWriter out = new JsonWriter();

    private JsonSchemaForm(Document declared, boolean reply, boolean exclusive) {
        this.declared = declared;
        this.reply = reply;
        this.exclusive = exclusive;
    }

    static String of(Document type, Document declared, boolean reply) {
        return written(new JsonSchemaForm(declared, reply, true), type, declared);
    }

    /** Converts like {@link #of}, but a value may match several variants. */
    static String inclusive(Document type, Document declared, boolean reply) {
        return written(new JsonSchemaForm(declared, reply, false), type, declared);
    }

    private static String written(JsonSchemaForm form, Document type, Document declared) {
        form.out.beginObject().name("$schema").value("https://json-schema.org/draft/2020-12/schema");
        form.out.name("$defs").beginObject();
        declared.members().forEach(member -> form.child(member.name(), member.value()));
        form.out.endObject();
        form.out.name("allOf").beginArray();
        form.write(type);
        form.out.endArray().endObject();
        return new String(form.out.toBytes(), java.nio.charset.StandardCharsets.UTF_8);
    }

    private void child(String name, Document type) {
        out.name(name);
        write(type);
    }

    private void write(Document type) {
        out.beginObject();
        switch (text(type, "kind")) {
            case "any" -> {}
            case "none" -> out.name("not").beginObject().endObject();
            case "null", "boolean" -> out.name("type").value(text(type, "kind"));
            case "number" -> number(type);
            case "text" -> {
                out.name("type").value("string");
                copy(type, "format", "minLength", "maxLength", "pattern");
            }
            case "array" -> array(type);
            case "object" -> object(type);
            case "enum" -> out.name("enum").value(member(type, "values"));
            case "not" -> child("not", member(type, "refused"));
            case "conditional" -> {
                child("if", member(type, "test"));
                child("then", member(type, "then"));
                child("else", member(type, "otherwise"));
            }
            case "unevaluated" -> unevaluated(type);
            case "nullable" -> {
                out.name("anyOf")
                        .beginArray()
                        .beginObject()
                        .name("type")
                        .value("null")
                        .endObject();
                write(member(type, "type"));
                out.endArray();
            }
            case "named" -> out.name("$ref").value("#/$defs/" + text(type, "name"));
            case "union" -> list(exclusive && isTrue(type, "exclusive") ? "oneOf" : "anyOf", member(type, "variants"));
            case "intersection" -> list("allOf", member(type, "parts"));
            default -> throw new AssertionError(type);
        }
        out.endObject();
    }

    private void number(Document type) {
        out.name("type").value(isTrue(type, "integer") ? "integer" : "number");
        copy(type, "multipleOf");
        bound(type, "minimum", "exclusiveMinimum");
        bound(type, "maximum", "exclusiveMaximum");
    }

    private void bound(Document type, String name, String exclusive) {
        Document bound = type.member(name);
        if (bound != null) {
            out.name(isTrue(type, exclusive) ? exclusive : name).value(bound);
        }
    }

    private void array(Document type) {
        out.name("type").value("array");
        copy(type, "minItems", "maxItems", "uniqueItems");
        Document prefix = type.member("prefix");
        if (prefix != null) {
            list("prefixItems", prefix);
        }
        open("items", member(type, "items"));
        Document contains = type.member("contains");
        if (contains != null) {
            out.name("allOf").beginArray();
            for (Document contained : contains.elements()) {
                out.beginObject();
                child("contains", member(contained, "type"));
                out.name("minContains").value(member(contained, "least"));
                Document most = contained.member("most");
                if (most != null) {
                    out.name("maxContains").value(most);
                }
                out.endObject();
            }
            out.endArray();
        }
    }

    /** Omits a schema for any value, because JSON Schema would count every member or item as evaluated. */
    private void open(String keyword, Document type) {
        if (!text(type, "kind").equals("any")) {
            child(keyword, type);
        }
    }

    private void unevaluated(Document type) {
        out.name("allOf").beginArray();
        write(member(type, "type"));
        out.endArray();
        if (type.member("members") != null) {
            child("unevaluatedProperties", member(type, "members"));
        }
        if (type.member("items") != null) {
            child("unevaluatedItems", member(type, "items"));
        }
    }

    private void rules(Document rules) {
        if (rules.member("names") != null) {
            child("propertyNames", member(rules, "names"));
        }
        if (rules.member("conditions") != null) {
            list("allOf", member(rules, "conditions"));
        }
    }

    private void object(Document type) {
        out.name("type").value("object");
        List<String> required = new ArrayList<>();
        out.name("properties").beginObject();
        for (Document member : member(type, "members").elements()) {
            boolean hidden = reply && isWriteOnly(member(member, "type"), 0);
            boolean onlyRequired = isTrue(member, "required")
                    && text(member(member, "type"), "kind").equals("any")
                    && text(member(type, "additional"), "kind").equals("any");
            if (!onlyRequired) {
                out.name(text(member, "name"));
                if (hidden) {
                    out.value(true);
                } else {
                    write(member(member, "type"));
                }
            }
            if (isTrue(member, "required") && !hidden) {
                required.add(text(member, "name"));
            }
        }
        out.endObject().name("required").beginArray();
        required.forEach(out::value);
        out.endArray();
        Document patterns = type.member("patterns");
        if (patterns != null) {
            out.name("patternProperties").beginObject();
            for (JsonMember pattern : patterns.members()) {
                child(pattern.name(), pattern.value());
            }
            out.endObject();
        }
        open("additionalProperties", member(type, "additional"));
        if (type.member("rules") != null) {
            rules(member(type, "rules"));
        }
        Document least = type.member("minMembers");
        if (least != null) {
            out.name("minProperties").value(least);
        }
    }

    private boolean isWriteOnly(Document type, int depth) {
        Document notes = type.member("notes");
        if (notes != null && isTrue(notes, "writeOnly")) {
            return true;
        }
        return switch (depth > 16 ? "" : text(type, "kind")) {
            case "named" -> isWriteOnly(member(declared, text(type, "name")), depth + 1);
            case "nullable" -> isWriteOnly(member(type, "type"), depth + 1);
            case "intersection" -> anyWriteOnly(member(type, "parts"), depth + 1);
            default -> false;
        };
    }

    private boolean anyWriteOnly(Document parts, int depth) {
        for (Document part : parts.elements()) {
            if (isWriteOnly(part, depth)) {
                return true;
            }
        }
        return false;
    }

    private void list(String keyword, Document types) {
        out.name(keyword).beginArray();
        types.elements().forEach(this::write);
        out.endArray();
    }

    private void copy(Document type, String... names) {
        for (String name : names) {
            Document value = type.member(name);
            if (value != null) {
                out.name(name).value(value);
            }
        }
    }

    private static Document member(Document type, String name) {
        @Nullable Document member = type.member(name);
        if (member == null) {
            throw new AssertionError(name + " of " + type);
        }
        return member;
    }

    private static String text(Document type, String name) {
        return member(type, name).text();
    }

    private static boolean isTrue(Document type, String name) {
        Document value = type.member(name);
        return value != null && value.isTrue();
    }
}
