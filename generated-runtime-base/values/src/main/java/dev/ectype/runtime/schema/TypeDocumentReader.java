package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.schema.ArraySchema.ContainsConstraint;
import dev.ectype.runtime.schema.ObjectSchema.MemberPattern;
import dev.ectype.runtime.schema.keyword.Bound;
import dev.ectype.runtime.schema.keyword.Discriminator;
import dev.ectype.runtime.schema.keyword.Notes;
import dev.ectype.runtime.schema.keyword.XmlNotes;
import dev.ectype.runtime.schema.regex.Regex;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Decodes type documents. */
final class TypeDocumentReader {
    private final DeclaredTypes types;

    TypeDocumentReader(DeclaredTypes types) {
        this.types = types;
    }

    Schema read(Document type) {
        Notes notes = notes(type.member("notes"));
        String kind = text(type, "kind", "any");
        return switch (kind) {
            case "any" -> notes == Notes.NONE ? AnySchema.ANY : new AnySchema(notes);
            case "none" -> new NoneSchema(notes);
            case "null" -> new NullSchema(notes);
            case "boolean" -> new BooleanSchema(notes);
            case "number" -> number(type, notes);
            case "text" -> textual(type, notes);
            case "array" -> array(type, notes);
            case "object" -> object(type, notes);
            case "enum" -> new EnumSchema(elements(type, "values"), isTrue(type, "contradictory"), notes);
            case "not" -> new NotSchema(child(type, "refused"), notes);
            case "conditional" ->
                new ConditionalSchema(child(type, "test"), child(type, "then"), child(type, "otherwise"), notes);
            case "unevaluated" ->
                new UnevaluatedSchema(child(type, "type"), optional(type, "members"), optional(type, "items"), notes);
            case "nullable" -> new NullableSchema(child(type, "type"), notes);
            case "named" -> new NamedSchema(text(type, "name", ""), types, notes);
            case "union" -> union(type, notes);
            case "intersection" -> new IntersectionSchema(schemas(type, "parts"), notes);
            default -> throw new IllegalArgumentException("unknown kind of type \"" + kind + "\"");
        };
    }

    private static Schema number(Document type, Notes notes) {
        Document step = type.member("multipleOf");
        return new NumberSchema(
                isTrue(type, "integer"),
                optionalText(type, "format"),
                bound(type, "minimum", "exclusiveMinimum"),
                bound(type, "maximum", "exclusiveMaximum"),
                step == null ? null : step.decimal(),
                notes);
    }

    private static @Nullable Bound bound(Document type, String name, String exclusive) {
        Document limit = type.member(name);
        return limit == null ? null : new Bound(limit.decimal(), isTrue(type, exclusive));
    }

    private Schema textual(Document type, Notes notes) {
        String pattern = optionalText(type, "pattern");
        return new TextSchema(
                optionalText(type, "format"),
                number(type, "minLength", 0),
                number(type, "maxLength", Integer.MAX_VALUE),
                pattern == null ? List.of() : List.of(new Regex(pattern)),
                optional(type, "content"),
                notes);
    }

    private Schema array(Document type, Notes notes) {
        return new ArraySchema(
                schemas(type, "prefix"),
                child(type, "items"),
                number(type, "minItems", 0),
                number(type, "maxItems", Integer.MAX_VALUE),
                isTrue(type, "uniqueItems"),
                elements(type, "contains").stream().map(this::contained).toList(),
                optionalText(type, "mergeKey"),
                notes);
    }

    private ContainsConstraint contained(Document contained) {
        return new ContainsConstraint(
                child(contained, "type"), number(contained, "least", 0), number(contained, "most", Integer.MAX_VALUE));
    }

    private Schema object(Document type, Notes notes) {
        List<MemberSchema> members = new ArrayList<>();
        for (Document member : elements(type, "members")) {
            String name = text(member, "name", "");
            members.add(new MemberSchema(name, child(member, "type"), isTrue(member, "required"), members.size()));
        }
        List<MemberPattern> patterns = new ArrayList<>();
        Document byPattern = type.member("patterns");
        if (byPattern != null) {
            for (JsonMember pattern : byPattern.members()) {
                patterns.add(new MemberPattern(new Regex(pattern.name()), read(pattern.value())));
            }
        }
        MemberCount count =
                new MemberCount(number(type, "minMembers", 0), number(type, "maxMembers", Integer.MAX_VALUE));
        return new ObjectSchema(
                members,
                patterns,
                child(type, "additional"),
                count,
                rules(type.member("rules")),
                types.identifying(),
                notes);
    }

    private ObjectRules rules(@Nullable Document rules) {
        return rules == null
                ? ObjectRules.NONE
                : new ObjectRules(
                        child(rules, "names"), schemas(rules, "conditions"), subtypes(rules.member("subtypes")));
    }

    private @Nullable SubtypeTable subtypes(@Nullable Document document) {
        Discriminator discriminator = discriminator(document);
        if (discriminator == null) {
            return null;
        }
        Map<String, Schema> named = new LinkedHashMap<>();
        discriminator.mapping().forEach((value, name) -> named.put(value, new NamedSchema(name, types, Notes.NONE)));
        return new SubtypeTable(discriminator.member(), named);
    }

    private Schema union(Document type, Notes notes) {
        return new UnionSchema(
                schemas(type, "variants"),
                isTrue(type, "exclusive"),
                discriminator(type.member("discriminator")),
                notes);
    }

    private static @Nullable Discriminator discriminator(@Nullable Document document) {
        if (document == null) {
            return null;
        }
        Map<String, String> mapping = new LinkedHashMap<>();
        Document declared = document.member("mapping");
        if (declared != null) {
            declared.members()
                    .forEach(entry -> mapping.put(entry.name(), entry.value().text()));
        }
        return new Discriminator(text(document, "member", ""), mapping);
    }

    private static XmlNotes xml(@Nullable Document xml) {
        return xml == null
                ? XmlNotes.NONE
                : new XmlNotes(
                        optionalText(xml, "name"),
                        optionalText(xml, "namespace"),
                        optionalText(xml, "prefix"),
                        isTrue(xml, "attribute"),
                        isTrue(xml, "wrapped"));
    }

    private static Notes notes(@Nullable Document notes) {
        if (notes == null) {
            return Notes.NONE;
        }
        return new Notes(
                isTrue(notes, "readOnly"),
                isTrue(notes, "writeOnly"),
                notes.member("defaultValue"),
                elements(notes, "examples"),
                xml(notes.member("xml")));
    }

    private @Nullable Schema optional(Document type, String name) {
        return type.member(name) == null ? null : child(type, name);
    }

    private Schema child(Document type, String name) {
        Document child = type.member(name);
        return child == null ? AnySchema.ANY : read(child);
    }

    private List<Schema> schemas(Document type, String name) {
        return elements(type, name).stream().map(this::read).toList();
    }

    private static List<Document> elements(Document type, String name) {
        Document list = type.member(name);
        List<Document> elements = new ArrayList<>();
        if (list != null) {
            list.elements().forEach(elements::add);
        }
        return elements;
    }

    private static boolean isTrue(Document type, String name) {
        Document value = type.member(name);
        return value != null && value.isTrue();
    }

    private static @Nullable String optionalText(Document type, String name) {
        Document value = type.member(name);
        return value == null || value.isNull() ? null : value.text();
    }

    private static String text(Document type, String name, String otherwise) {
        String text = optionalText(type, name);
        return text == null ? otherwise : text;
    }

    private static int number(Document type, String name, int otherwise) {
        Document value = type.member(name);
        if (value == null || !value.isNumber()) {
            return otherwise;
        }
        BigDecimal largest = BigDecimal.valueOf(Integer.MAX_VALUE);
        return value.decimal().min(largest).max(BigDecimal.ZERO).intValue();
    }
}
