package dev.ectype.compiler.ingest.schema;

import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.ContainsRule;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.source.LocatedNode;
import dev.ectype.compiler.source.tree.ArrayNode;
import dev.ectype.compiler.source.tree.BooleanNode;
import dev.ectype.compiler.source.tree.ObjectEntry;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the rules of objects and arrays. */
final class ContainerReader {
    private final JsonSchemaReader schemas;
    private final ObjectRuleReader rules;

    ContainerReader(JsonSchemaReader schemas, DiscriminatorReader discriminators) {
        this.schemas = schemas;
        this.rules = new ObjectRuleReader(schemas, discriminators);
    }

    ObjectType object(DescriptionObject schema) {
        Set<String> required = required(schema);
        List<ObjectMember> members = new ArrayList<>();
        for (LocatedNode place : schema.members("properties")) {
            members.add(new ObjectMember(place.name(), schemas.read(place), required.remove(place.name())));
        }
        required.forEach(name -> members.add(new ObjectMember(name, AnyType.ANY, true)));
        Map<String, TypeRef> patterns = new LinkedHashMap<>();
        for (LocatedNode place : schema.members("patternProperties")) {
            patterns.put(place.name(), schemas.read(place));
        }
        return new ObjectType(
                members,
                patterns,
                additional(schema),
                schema.count("minProperties"),
                schema.count("maxProperties"),
                rules.read(schema),
                TypeNotes.NONE);
    }

    ArrayType array(DescriptionObject schema) {
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
                mergeKey(schema),
                TypeNotes.NONE);
    }

    /** Returns the member that an extension such as {@code x-…-patch-merge-key} names, or null. */
    private static @Nullable String mergeKey(DescriptionObject schema) {
        for (ObjectEntry entry : schema.entries()) {
            String name = entry.name();
            String key = name.startsWith("x-") && name.endsWith("-merge-key") ? schema.text(name) : null;
            if (key != null) {
                return key;
            }
        }
        return null;
    }

    private List<ContainsRule> contains(DescriptionObject schema) {
        TypeRef type = schemas.readField(schema, "contains");
        if (type == null) {
            return List.of();
        }
        Integer least = schema.count("minContains");
        return List.of(new ContainsRule(type, least == null ? 1 : least, schema.count("maxContains")));
    }

    // Older drafts of JSON Schema list the types by position under `items` itself.
    private static @Nullable String positions(DescriptionObject schema) {
        LocatedNode items = schema.place("items");
        if (items != null && items.node() instanceof ArrayNode) {
            return "items";
        }
        return schema.has("prefixItems") ? "prefixItems" : null;
    }

    // A member with `required: true` follows an old draft: the value is no list of names.
    private static Set<String> required(DescriptionObject schema) {
        LocatedNode written = schema.place("required");
        boolean names = written != null && !(written.node() instanceof BooleanNode);
        return names ? new LinkedHashSet<>(schema.texts("required")) : new LinkedHashSet<>();
    }

    private TypeRef additional(DescriptionObject schema) {
        TypeRef additional = schemas.readField(schema, "additionalProperties");
        return additional == null ? AnyType.ANY : additional;
    }
}
