package dev.ectype.compiler.ingest.openapi;

import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ingest.openapi.document.DescriptionObject;
import dev.ectype.compiler.ingest.openapi.document.OpenApiFindings;
import dev.ectype.compiler.ingest.openapi.document.OpenApiReferences;
import dev.ectype.compiler.ingest.openapi.document.OpenApiVersion;
import dev.ectype.compiler.ingest.openapi.schema.DynamicScope;
import dev.ectype.compiler.ingest.openapi.schema.NamedTypes;
import dev.ectype.compiler.ingest.openapi.schema.OpenApiSchemaReader;
import dev.ectype.compiler.ir.Api;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.SecurityScheme;
import dev.ectype.compiler.ir.stated.Statement;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
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

    private final OpenApiReferences links;
    private final NamedTypes names;
    private final OpenApiSchemaReader schemas;

    private final Consumer<Statement> hints;
    private final Diagnostics diagnostics;

    private OpenApiIngestor(OpenApiReferences links, Consumer<Statement> hints, Diagnostics diagnostics) {
        this.links = links;
        this.hints = hints;
        this.diagnostics = diagnostics;
        this.names = new NamedTypes(links);
        this.schemas = new OpenApiSchemaReader(links, names);
    }

    /**
     * Returns the model of the entry, or null after reporting that its root is no object.
     *
     * @param hints takes what the description states about conclusions
     */
    public static @Nullable ApiModel ingest(
            SourceDocument entry, SourceResolver sources, Consumer<Statement> hints, Diagnostics diagnostics) {
        OpenApiFindings findings = new OpenApiFindings(diagnostics);
        LocatedNode place = LocatedNode.rootOf(entry);
        OpenApiVersion version = OpenApiVersion.of(place, findings);
        if (version == null) {
            return null;
        }
        OpenApiReferences links = new OpenApiReferences(sources, findings, version.siblingsCount());
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
        SecurityReader security = new SecurityReader(links);
        Map<String, SecurityScheme> schemes = security.schemes(components);
        ServerPaths servers = new ServerPaths(root, links);
        List<DeclaredOperation> operations = new OperationFinder(links).find(root);
        List<Endpoint> endpoints = endpoints(operations, new OperationReader(root, servers, links, schemas, security));
        new UnservedFeatures(links, operations, servers.all()).report(root, components);
        DescriptionObject info = root.object("info");
        Api described = new Api(
                text(info, "title", "API"),
                text(info, "version", "0"),
                info == null ? null : info.text("description"),
                servers.all(),
                schemes,
                names.read(this::type));
        Api api = described.withRecorded(root.flag(RECORDED, false));
        return new ApiModel(api, endpoints, List.of(), List.of());
    }

    private List<Endpoint> endpoints(List<DeclaredOperation> operations, OperationReader reader) {
        OperationNamer operationNames = new OperationNamer(operations, links.findings());
        SharedPathIndex shared = new SharedPathIndex(operations);
        List<Endpoint> endpoints = new ArrayList<>(operations.size());
        for (DeclaredOperation operation : operations) {
            Endpoint endpoint = reader.read(operation, operationNames, shared);
            endpoints.add(endpoint);
            StatementReader.hints(endpoint.id(), operation.fields().place(), diagnostics)
                    .forEach(hints);
        }
        return endpoints;
    }

    private TypeRef type(LocatedNode schema, DynamicScope scope) {
        TypeName name = names.known(schema);
        if (name != null) {
            StatementReader.hints(name, schema, diagnostics).forEach(hints);
        }
        return schemas.read(schema, scope);
    }

    private static String text(@Nullable DescriptionObject info, String field, String fallback) {
        String text = info == null ? null : info.text(field);
        return text == null || text.isBlank() ? fallback : text.strip();
    }
}
