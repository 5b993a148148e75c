package dev.ectype.compiler.ingest.openapi;

import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ingest.document.ApiInfo;
import dev.ectype.compiler.ingest.document.DescriptionFindings;
import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.ingest.document.DescriptionReferences;
import dev.ectype.compiler.ingest.path.DeclaredOperation;
import dev.ectype.compiler.ingest.path.OperationFinder;
import dev.ectype.compiler.ingest.path.OperationReader;
import dev.ectype.compiler.ingest.path.SecurityReader;
import dev.ectype.compiler.ingest.schema.JsonSchemaReader;
import dev.ectype.compiler.ingest.schema.NamedTypeReader;
import dev.ectype.compiler.ingest.schema.NamedTypes;
import dev.ectype.compiler.ir.Api;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.SecurityScheme;
import dev.ectype.compiler.ir.stated.Statement;
import dev.ectype.compiler.source.LocatedNode;
import dev.ectype.compiler.source.SourceDocument;
import dev.ectype.compiler.source.SourceResolver;
import dev.ectype.compiler.stated.StatementReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Reads an OpenAPI 3.0 or 3.1 description from one or more files. */
public final class OpenApiIngestor {
    /** An extension of Ectype: replies have only described members, because the description was recorded. */
    private static final String RECORDED = "x-ectype-recorded";

    private final DescriptionReferences links;
    private final NamedTypes names;
    private final JsonSchemaReader schemas;

    private final Consumer<Statement> hints;
    private final Diagnostics diagnostics;

    private OpenApiIngestor(DescriptionReferences links, Consumer<Statement> hints, Diagnostics diagnostics) {
        this.links = links;
        this.hints = hints;
        this.diagnostics = diagnostics;
        this.names = new NamedTypes(links);
        this.schemas = new JsonSchemaReader(links, names);
    }

    /**
     * Returns the model of the entry, or null after reporting that its root is no object.
     *
     * @param hints takes what the description states about conclusions
     */
    public static @Nullable ApiModel ingest(
            SourceDocument entry, SourceResolver sources, Consumer<Statement> hints, Diagnostics diagnostics) {
        DescriptionFindings findings = new DescriptionFindings(diagnostics);
        LocatedNode place = LocatedNode.rootOf(entry);
        OpenApiVersion version = OpenApiVersion.of(place, findings);
        if (version == null) {
            return null;
        }
        DescriptionReferences links = new DescriptionReferences(sources, findings, version.siblingsCount());
        DescriptionObject root = DescriptionObject.of(place, "the description", links);
        if (root == null) {
            return null;
        }
        StatementReader.hints(place, diagnostics).forEach(hints);
        return new OpenApiIngestor(links, hints, diagnostics).model(root);
    }

    private ApiModel model(DescriptionObject root) {
        DescriptionObject components = root.object("components");
        if (components != null) {
            names.declare(components.members("schemas"));
        }
        SecurityReader security = new SecurityReader(links, "components.securitySchemes");
        Map<String, SecurityScheme> schemes =
                security.schemes(components == null ? List.of() : components.members("securitySchemes"));
        ServerPaths servers = new ServerPaths(root, links);
        List<DeclaredOperation> operations = new OperationFinder(links).find(root);
        List<Endpoint> endpoints = endpoints(operations, new OperationParts(root, servers, links, schemas, security));
        new UnservedFeatures(links, operations, servers.all()).report(root, components);
        ApiInfo info = ApiInfo.of(root);
        Api described = new Api(
                info.title(),
                info.version(),
                info.description(),
                servers.all(),
                schemes,
                NamedTypeReader.read(names, schemas, hints, diagnostics));
        Api api = described.withRecorded(root.flag(RECORDED, false));
        return new ApiModel(api, endpoints, List.of(), List.of());
    }

    private List<Endpoint> endpoints(List<DeclaredOperation> operations, OperationParts parts) {
        OperationReader reader = new OperationReader(operations, links.findings());
        List<Endpoint> endpoints = new ArrayList<>(operations.size());
        for (DeclaredOperation operation : operations) {
            Endpoint endpoint = reader.read(operation, parts.of(operation));
            endpoints.add(endpoint);
            StatementReader.hints(endpoint.id(), operation.fields().place(), diagnostics)
                    .forEach(hints);
        }
        return endpoints;
    }
}
