package dev.ectype.compiler.ingest.openapi;

import dev.ectype.compiler.ir.AnyType;
import dev.ectype.compiler.ir.ConditionalType;
import dev.ectype.compiler.ir.NotType;
import dev.ectype.compiler.ir.Notes;
import dev.ectype.compiler.ir.TypeRef;
import dev.ectype.compiler.ir.UnionType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the schemas that a schema is put together from. */
final class Compositions {
    private final SchemaReader schemas;
    private final Discriminators discriminators;

    Compositions(SchemaReader schemas, Discriminators discriminators) {
        this.schemas = schemas;
        this.discriminators = discriminators;
    }

    void addTo(List<TypeRef> parts, Fields schema) {
        schema.list("allOf").forEach(part -> parts.add(schemas.read(part)));
        addUnion(parts, schema, "oneOf");
        addUnion(parts, schema, "anyOf");
        TypeRef refused = schemas.readField(schema, "not");
        if (refused != null) {
            parts.add(new NotType(refused, Notes.NONE));
        }
        TypeRef conditional = conditional(schema);
        if (conditional != null) {
            parts.add(conditional);
        }
    }

    private void addUnion(List<TypeRef> parts, Fields schema, String field) {
        List<TypeRef> variants = new ArrayList<>();
        schema.list(field).forEach(variant -> variants.add(schemas.read(variant)));
        if (!variants.isEmpty()) {
            parts.add(new UnionType(
                    variants, field.equals("oneOf"), discriminators.ofVariants(schema, variants), Notes.NONE));
        }
    }

    /** What holds only where a value passes a test; without a test there is nothing that could hold. */
    private @Nullable TypeRef conditional(Fields schema) {
        TypeRef test = schemas.readField(schema, "if");
        TypeRef then = schemas.readField(schema, "then");
        TypeRef otherwise = schemas.readField(schema, "else");
        return test == null || then == null && otherwise == null
                ? null
                : new ConditionalType(
                        test,
                        then == null ? AnyType.ANY : then,
                        otherwise == null ? AnyType.ANY : otherwise,
                        Notes.NONE);
    }
}
