package dev.ectype.compiler.ingest.openapi;

import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.ingest.document.DescriptionReferences;
import dev.ectype.compiler.ingest.path.DeclaredOperation;
import dev.ectype.compiler.ingest.path.OperationReader;
import dev.ectype.compiler.ingest.path.SecurityReader;
import dev.ectype.compiler.ingest.schema.JsonSchemaReader;

/** Reads the parameters, bodies, servers and security of operations. */
final class OperationParts {
    private final DescriptionObject root;
    private final OpenApiParameterReader parameters;
    private final PayloadReader payloads;
    private final SecurityReader security;
    private final ServerPaths servers;

    OperationParts(
            DescriptionObject root,
            ServerPaths servers,
            DescriptionReferences links,
            JsonSchemaReader schemas,
            SecurityReader security) {
        ExampleReader examples = new ExampleReader(links);
        this.root = root;
        this.parameters = new OpenApiParameterReader(links, schemas, examples);
        this.payloads = new PayloadReader(links, schemas, parameters, examples);
        this.security = security;
        this.servers = servers;
    }

    OperationReader.Parts of(DeclaredOperation operation) {
        DescriptionObject fields = operation.fields();
        return new OperationReader.Parts(
                parameters.parameters(operation.path(), fields),
                servers.own(operation),
                payloads.body(fields),
                payloads.responses(fields),
                security.requirements(root, fields));
    }
}
