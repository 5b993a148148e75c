package dev.ectype.compiler.ingest.openapi;

import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ir.Api;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.SecurityScheme;
import dev.ectype.compiler.source.Located;
import dev.ectype.compiler.source.SourceDocument;
import dev.ectype.compiler.source.Sources;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads a description in OpenAPI 3.0 or 3.1, over as many files as it has. */
public final class OpenApiIngestor {
    private final Links links;
    private final NamedTypes names;
    private final SchemaReader schemas;

    private OpenApiIngestor(Links links) {
        this.links = links;
        this.names = new NamedTypes(links);
        this.schemas = new SchemaReader(links, names);
    }

    /** The model of the entry; null when its root is no object, which is then reported. */
    public static @Nullable ApiModel ingest(SourceDocument entry, Sources sources, Diagnostics diagnostics) {
        Findings findings = new Findings(diagnostics);
        Located place = Located.rootOf(entry);
        OpenApiVersion version = OpenApiVersion.of(place, findings);
        if (version == null) {
            return null;
        }
        Links links = new Links(sources, findings, version.siblingsCount());
        Fields root = Fields.of(place, "the description", links);
        return root == null ? null : new OpenApiIngestor(links).model(root);
    }

    private ApiModel model(Fields root) {
        Fields components = root.object("components");
        if (components != null) {
            names.declare(components.members("schemas"));
        }
        SecurityReader security = new SecurityReader(links);
        Map<String, SecurityScheme> schemes = security.schemes(components);
        ServerPaths servers = new ServerPaths(root, links);
        List<Operation> operations = new OperationFinder(links).find(root);
        List<Endpoint> endpoints = endpoints(operations, new OperationReader(root, servers, links, schemas, security));
        new UnservedFeatures(links, operations, servers.all()).report(root, components);
        Fields info = root.object("info");
        Api api = new Api(
                text(info, "title", "API"),
                text(info, "version", "0"),
                info == null ? null : info.text("description"),
                servers.all(),
                schemes,
                names.read(schemas::read));
        return new ApiModel(api, endpoints, List.of(), List.of());
    }

    private List<Endpoint> endpoints(List<Operation> operations, OperationReader reader) {
        OperationNames operationNames = new OperationNames(operations, links.findings());
        SharedPaths shared = new SharedPaths(operations);
        List<Endpoint> endpoints = new ArrayList<>(operations.size());
        for (Operation operation : operations) {
            endpoints.add(reader.read(operation, operationNames, shared));
        }
        return endpoints;
    }

    private static String text(@Nullable Fields info, String field, String fallback) {
        String text = info == null ? null : info.text(field);
        return text == null || text.isBlank() ? fallback : text.strip();
    }
}
