package dev.ectype.compiler.ingest.graphql;

import dev.ectype.compiler.ir.binding.GraphQlField.RootType;
import graphql.language.AstPrinter;
import graphql.language.Definition;
import graphql.language.Document;
import graphql.language.FieldDefinition;
import graphql.language.ObjectTypeDefinition;
import graphql.language.OperationTypeDefinition;
import graphql.language.SchemaDefinition;
import graphql.language.TypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Prints a schema after all repairs. */
final class SdlPrinter {
    private SdlPrinter() {}

    @SuppressWarnings("rawtypes")
    static String of(SchemaDeclarations declarations) {
        List<Definition> definitions = new ArrayList<>();
        SchemaDefinition.Builder schema = SchemaDefinition.newSchemaDefinition();
        if (!declarations.roots().containsKey(RootType.QUERY)) {
            definitions.add(empty());
            schema.operationTypeDefinition(root(RootType.QUERY, "Query"));
        }
        for (Map.Entry<RootType, String> root : declarations.roots().entrySet()) {
            schema.operationTypeDefinition(root(root.getKey(), root.getValue()));
        }
        definitions.add(0, schema.build());
        definitions.addAll(declarations.directives().values());
        definitions.addAll(declarations.types().values());
        return AstPrinter.printAst(new Document(definitions));
    }

    private static OperationTypeDefinition root(RootType root, String type) {
        return OperationTypeDefinition.newOperationTypeDefinition()
                .name(root.name().toLowerCase(Locale.ROOT))
                .typeName(TypeName.newTypeName(type).build())
                .build();
    }

    /** Returns a query type with a placeholder field, since a schema must have a query type. */
    private static ObjectTypeDefinition empty() {
        return ObjectTypeDefinition.newObjectTypeDefinition()
                .name("Query")
                .fieldDefinition(FieldDefinition.newFieldDefinition()
                        .name("_empty")
                        .type(TypeName.newTypeName("Boolean").build())
                        .build())
                .build();
    }
}
