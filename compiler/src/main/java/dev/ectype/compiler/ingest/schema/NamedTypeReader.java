package dev.ectype.compiler.ingest.schema;

import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ir.stated.Statement;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.source.LocatedNode;
import dev.ectype.compiler.stated.StatementReader;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** Reads the named types of a description, and the statements about conclusions in their schemas. */
public final class NamedTypeReader {
    private NamedTypeReader() {}

    /**
     * Returns all types that have a name, in order.
     *
     * @param hints takes the statements
     */
    public static Map<TypeName, TypeRef> read(
            NamedTypes names, JsonSchemaReader schemas, Consumer<Statement> hints, Diagnostics diagnostics) {
        return read(names, schemas, hints, diagnostics, schema -> schema);
    }

    /**
     * Returns all types that have a name, in order.
     *
     * @param hints takes the statements
     * @param meant returns the schema that a referenced object stands for, usually the object itself
     */
    public static Map<TypeName, TypeRef> read(
            NamedTypes names,
            JsonSchemaReader schemas,
            Consumer<Statement> hints,
            Diagnostics diagnostics,
            UnaryOperator<LocatedNode> meant) {
        return names.read((schema, scope) -> {
            TypeName name = names.known(schema);
            if (name != null) {
                StatementReader.hints(name, schema, diagnostics).forEach(hints);
            }
            return schemas.read(meant.apply(schema), scope);
        });
    }
}
