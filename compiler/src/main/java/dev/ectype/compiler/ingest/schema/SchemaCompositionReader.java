package dev.ectype.compiler.ingest.schema;

import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.ConditionalType;
import dev.ectype.compiler.ir.type.NotType;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.ir.type.UnionType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the compositions of a schema: {@code allOf}, {@code oneOf}, {@code anyOf}, {@code not} and {@code if}. */
final class SchemaCompositionReader {
    private final JsonSchemaReader schemas;
    private final DiscriminatorReader discriminators;

    SchemaCompositionReader(JsonSchemaReader schemas, DiscriminatorReader discriminators) {
        this.schemas = schemas;
        this.discriminators = discriminators;
    }

    void addTo(List<TypeRef> parts, DescriptionObject schema) {
        schema.list("allOf").forEach(part -> parts.add(schemas.read(part)));
        addUnion(parts, schema, "oneOf");
        addUnion(parts, schema, "anyOf");
        TypeRef refused = schemas.readField(schema, "not");
        if (refused != null) {
            parts.add(new NotType(refused, TypeNotes.NONE));
        }
        TypeRef conditional = conditional(schema);
        if (conditional != null) {
            parts.add(conditional);
        }
    }

    private void addUnion(List<TypeRef> parts, DescriptionObject schema, String field) {
        List<TypeRef> variants = new ArrayList<>();
        schema.list(field).forEach(variant -> variants.add(schemas.read(variant)));
        if (!variants.isEmpty()) {
            parts.add(new UnionType(
                    variants, field.equals("oneOf"), discriminators.ofVariants(schema, variants), TypeNotes.NONE));
        }
    }

    /** Returns the conditional type of {@code if}, or null without a condition or without consequences. */
    private @Nullable TypeRef conditional(DescriptionObject schema) {
        TypeRef test = schemas.readField(schema, "if");
        TypeRef then = schemas.readField(schema, "then");
        TypeRef otherwise = schemas.readField(schema, "else");
        return test == null || then == null && otherwise == null
                ? null
                : new ConditionalType(
                        test,
                        then == null ? AnyType.ANY : then,
                        otherwise == null ? AnyType.ANY : otherwise,
                        TypeNotes.NONE);
    }
}
