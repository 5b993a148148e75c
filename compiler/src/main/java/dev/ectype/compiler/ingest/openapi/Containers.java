package dev.ectype.compiler.ingest.openapi;

import dev.ectype.compiler.ir.AnyType;
import dev.ectype.compiler.ir.ArrayType;
import dev.ectype.compiler.ir.Contained;
import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.Notes;
import dev.ectype.compiler.ir.ObjectType;
import dev.ectype.compiler.ir.TypeRef;
import dev.ectype.compiler.source.ArrayNode;
import dev.ectype.compiler.source.BooleanNode;
import dev.ectype.compiler.source.Located;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads what a schema says of objects and arrays. */
final class Containers {
    private final SchemaReader schemas;
    private final RuleReader rules;

    Containers(SchemaReader schemas, Discriminators discriminators) {
        this.schemas = schemas;
        this.rules = new RuleReader(schemas, discriminators);
    }

    ObjectType object(Fields schema) {
        Set<String> required = required(schema);
        List<Member> members = new ArrayList<>();
        for (Located place : schema.members("properties")) {
            members.add(new Member(place.name(), schemas.read(place), required.remove(place.name())));
        }
        required.forEach(name -> members.add(new Member(name, AnyType.ANY, true)));
        Map<String, TypeRef> patterns = new LinkedHashMap<>();
        for (Located place : schema.members("patternProperties")) {
            patterns.put(place.name(), schemas.read(place));
        }
        return new ObjectType(
                members,
                patterns,
                additional(schema),
                schema.count("minProperties"),
                schema.count("maxProperties"),
                rules.read(schema),
                Notes.NONE);
    }

    ArrayType array(Fields schema) {
        List<TypeRef> prefix = new ArrayList<>();
        String positions = positions(schema);
        if (positions != null) {
            schema.list(positions).forEach(place -> prefix.add(schemas.read(place)));
        }
        TypeRef items = schemas.readField(schema, "items".equals(positions) ? "additionalItems" : "items");
        return new ArrayType(
                prefix,
                items == null ? AnyType.ANY : items,
                schema.count("minItems"),
                schema.count("maxItems"),
                schema.flag("uniqueItems", false),
                contains(schema),
                Notes.NONE);
    }

    private List<Contained> contains(Fields schema) {
        TypeRef type = schemas.readField(schema, "contains");
        if (type == null) {
            return List.of();
        }
        Integer least = schema.count("minContains");
        return List.of(new Contained(type, least == null ? 1 : least, schema.count("maxContains")));
    }

    // Older drafts of JSON Schema list the types of positions under `items` itself.
    private static @Nullable String positions(Fields schema) {
        Located items = schema.place("items");
        if (items != null && items.node() instanceof ArrayNode) {
            return "items";
        }
        return schema.has("prefixItems") ? "prefixItems" : null;
    }

    // A member that says `required: true` of itself follows an old draft: it is not a list of names.
    private static Set<String> required(Fields schema) {
        Located written = schema.place("required");
        boolean names = written != null && !(written.node() instanceof BooleanNode);
        return names ? new LinkedHashSet<>(schema.texts("required")) : new LinkedHashSet<>();
    }

    private TypeRef additional(Fields schema) {
        TypeRef additional = schemas.readField(schema, "additionalProperties");
        return additional == null ? AnyType.ANY : additional;
    }
}
