package dev.ectype.compiler.ingest.swagger;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ingest.document.ApiInfo;
import dev.ectype.compiler.ingest.document.DescriptionFindings;
import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.ingest.document.DescriptionReferences;
import dev.ectype.compiler.ingest.document.ServerAddress;
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
import dev.ectype.compiler.source.tree.ScalarNode;
import dev.ectype.compiler.stated.StatementReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Reads a Swagger 2.0 description from one or more files. */
public final class SwaggerIngestor {
    private static final List<String> VERSIONS = List.of("2.0", "2");

    private final DescriptionObject root;
    private final DescriptionReferences links;
    private final Consumer<Statement> hints;
    private final Diagnostics diagnostics;

    private SwaggerIngestor(
            DescriptionObject root, DescriptionReferences links, Consumer<Statement> hints, Diagnostics diagnostics) {
        this.root = root;
        this.links = links;
        this.hints = hints;
        this.diagnostics = diagnostics;
    }

    /**
     * Returns the model of the entry, or null after reporting an older version or a root that is no object.
     *
     * @param hints takes what the description states about conclusions
     */
    public static @Nullable ApiModel ingest(
            SourceDocument entry, SourceResolver sources, Consumer<Statement> hints, Diagnostics diagnostics) {
        DescriptionFindings findings = new DescriptionFindings(diagnostics);
        LocatedNode place = LocatedNode.rootOf(entry);
        if (!isSupported(place, findings)) {
            return null;
        }
        DescriptionReferences links = new DescriptionReferences(sources, findings, false);
        DescriptionObject root = DescriptionObject.of(place, "the description", links);
        if (root == null) {
            return null;
        }
        StatementReader.hints(place, diagnostics).forEach(hints);
        return new SwaggerIngestor(root, links, hints, diagnostics).model();
    }

    private static boolean isSupported(LocatedNode root, DescriptionFindings findings) {
        LocatedNode written = root.member("swagger");
        LocatedNode place = written == null ? root : written;
        String version = written != null && written.node() instanceof ScalarNode scalar
                ? scalar.text().strip()
                : "";
        if (VERSIONS.contains(version)) {
            findings.report(
                    DiagnosticCode.OTHER_VERSION,
                    place,
                    "Swagger 2.0 is read in the terms of OpenAPI 3.0",
                    "`ectype ingest SPEC --export api.yaml` writes the description in OpenAPI.");
            return true;
        }
        findings.report(
                DiagnosticCode.UNSUPPORTED_VERSION,
                place,
                "the description is written in Swagger" + (version.isEmpty() ? " 1" : " `" + version + "`")
                        + ", but 2.0 is needed",
                "Convert it to OpenAPI 3.1, and write `openapi: 3.1.0`.");
        return false;
    }

    private ApiModel model() {
        NamedTypes names = new NamedTypes(links);
        names.declare(root.members("definitions"));
        JsonSchemaReader schemas = new JsonSchemaReader(links, names);
        SecurityReader security = new SecurityReader(links, "securityDefinitions");
        Map<String, SecurityScheme> schemes = security.schemes(root.members("securityDefinitions"));
        List<DeclaredOperation> operations = new OperationFinder(links).find(root);
        ParameterReader parameters = new ParameterReader(links, new ValueSchemas(schemas));
        ResponseReader responses = new ResponseReader(root, links, schemas, parameters);
        SwaggerBodyReader bodies = new SwaggerBodyReader(root, links, schemas, parameters);
        OperationReader reader = new OperationReader(operations, links.findings());
        List<Endpoint> endpoints = new ArrayList<>(operations.size());
        for (DeclaredOperation operation : operations) {
            DescriptionObject fields = operation.fields();
            DeclaredParameters declared = DeclaredParameters.of(operation, links);
            Endpoint endpoint = reader.read(
                    operation,
                    new OperationReader.Parts(
                            parameters.read(declared),
                            List.of(),
                            bodies.read(declared, fields),
                            responses.read(fields),
                            security.requirements(root, fields)));
            endpoints.add(endpoint);
            StatementReader.hints(endpoint.id(), fields.place(), diagnostics).forEach(hints);
        }
        UnservedFlows.report(root, links);
        ApiInfo info = ApiInfo.of(root);
        Api api = new Api(
                info.title(),
                info.version(),
                info.description(),
                basePaths(),
                schemes,
                NamedTypeReader.read(names, schemas, hints, diagnostics));
        return new ApiModel(api, endpoints, List.of(), List.of());
    }

    private List<String> basePaths() {
        String base = root.text("basePath");
        String path = base == null ? null : ServerAddress.path(base, root);
        return path == null ? List.of() : List.of(path);
    }
}
