package dev.ectype.compiler.ingest.openapi;

import dev.ectype.compiler.ir.NamedType;
import dev.ectype.compiler.ir.NotType;
import dev.ectype.compiler.ir.Notes;
import dev.ectype.compiler.ir.TypeName;
import dev.ectype.compiler.ir.TypeRef;
import dev.ectype.compiler.ir.UnionType;
import dev.ectype.compiler.source.Located;
import dev.ectype.compiler.source.ObjectNode;
import dev.ectype.compiler.source.ScalarNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the schemas that a schema is put together from. */
final class Compositions {
    private final SchemaReader schemas;
    private final NamedTypes names;

    Compositions(SchemaReader schemas, NamedTypes names) {
        this.schemas = schemas;
        this.names = names;
    }

    void addTo(List<TypeRef> parts, Fields schema) {
        schema.list("allOf").forEach(part -> parts.add(schemas.read(part)));
        addUnion(parts, schema, "oneOf");
        addUnion(parts, schema, "anyOf");
        TypeRef refused = schemas.readField(schema, "not");
        if (refused != null) {
            parts.add(new NotType(refused, Notes.NONE));
        }
    }

    private void addUnion(List<TypeRef> parts, Fields schema, String field) {
        List<TypeRef> variants = new ArrayList<>();
        schema.list(field).forEach(variant -> variants.add(schemas.read(variant)));
        if (!variants.isEmpty()) {
            parts.add(new UnionType(variants, field.equals("oneOf"), discriminator(schema, variants), Notes.NONE));
        }
    }

    private UnionType.@Nullable Discriminator discriminator(Fields schema, List<TypeRef> variants) {
        Located written = schema.place("discriminator");
        if (written == null) {
            return null;
        }
        if (written.node() instanceof ScalarNode scalar) {
            return new UnionType.Discriminator(scalar.text(), withUnmapped(new LinkedHashMap<>(), variants));
        }
        Fields discriminator = written.node() instanceof ObjectNode ? schema.object("discriminator") : null;
        String member = discriminator == null ? null : discriminator.text("propertyName");
        if (discriminator == null || member == null) {
            return null;
        }
        return new UnionType.Discriminator(member, withUnmapped(mapping(discriminator), variants));
    }

    private Map<String, TypeName> mapping(Fields discriminator) {
        Map<String, TypeName> mapping = new LinkedHashMap<>();
        for (Located place : discriminator.members("mapping")) {
            TypeName name = place.node() instanceof ScalarNode scalar ? names.mapped(place, scalar.text()) : null;
            if (name != null) {
                mapping.put(place.name(), name);
            }
        }
        return mapping;
    }

    // Without a mapping of its own, a named variant is chosen by its name.
    private Map<String, TypeName> withUnmapped(Map<String, TypeName> mapping, List<TypeRef> variants) {
        for (TypeRef variant : variants) {
            if (variant instanceof NamedType named && !mapping.containsValue(named.name())) {
                mapping.putIfAbsent(names.written(named.name()), named.name());
            }
        }
        return mapping;
    }
}
