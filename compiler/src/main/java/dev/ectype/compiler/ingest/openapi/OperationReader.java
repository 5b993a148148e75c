package dev.ectype.compiler.ingest.openapi;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.ingest.document.DescriptionFindings;
import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.ingest.document.DescriptionReferences;
import dev.ectype.compiler.ingest.schema.JsonSchemaReader;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.binding.HttpBinding;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.binding.Parameter.In;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeNotes;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads one operation as an endpoint. */
final class OperationReader {
    private final DescriptionObject root;
    private final DescriptionFindings findings;
    private final OpenApiParameterReader parameters;
    private final PayloadReader payloads;
    private final SecurityReader security;
    private final ServerPaths servers;

    OperationReader(
            DescriptionObject root,
            ServerPaths servers,
            DescriptionReferences links,
            JsonSchemaReader schemas,
            SecurityReader security) {
        ExampleReader examples = new ExampleReader(links);
        this.root = root;
        this.findings = links.findings();
        this.parameters = new OpenApiParameterReader(links, schemas, examples);
        this.payloads = new PayloadReader(links, schemas, parameters, examples);
        this.security = security;
        this.servers = servers;
    }

    Endpoint read(DeclaredOperation operation, OperationNamer names, SharedPathIndex shared) {
        DescriptionObject fields = operation.fields();
        List<Parameter> declared = parameters.parameters(operation.path(), fields);
        PathItemKey written = PathItemKey.of(operation.key());
        PathItemKey template = written.plain(declared);
        List<HttpBinding.Condition> conditions = template.conditions(declared, shared.has(operation));
        String spanning = written.spanning(declared);
        Endpoint.Declaration described = new Endpoint.Declaration(
                names.name(operation),
                new HttpBinding(operation.method(), template.path(), conditions, servers.own(operation), spanning),
                text(operation),
                fitting(declared, template, operation),
                payloads.body(fields),
                payloads.responses(fields),
                security.requirements(root, fields));
        return new Endpoint(described, operation.location());
    }

    private static Endpoint.Text text(DeclaredOperation operation) {
        DescriptionObject fields = operation.fields();
        String summary = fields.text("summary");
        String description = fields.text("description");
        return new Endpoint.Text(
                summary == null ? operation.path().text("summary") : summary,
                description == null ? operation.path().text("description") : description,
                fields.texts("tags"),
                fields.flag("deprecated", false),
                page(fields.object("externalDocs")));
    }

    private static @Nullable String page(@Nullable DescriptionObject documentation) {
        return documentation == null ? null : documentation.text("url");
    }

    /** Removes parameters that the path lacks and adds the path's undeclared ones. */
    private List<Parameter> fitting(List<Parameter> declared, PathItemKey template, DeclaredOperation operation) {
        Set<String> missing = new LinkedHashSet<>(template.names());
        List<Parameter> fitting = new ArrayList<>();
        for (Parameter parameter : declared) {
            if (parameter.in() != In.PATH || missing.remove(parameter.name())) {
                fitting.add(parameter);
            } else {
                report(
                        operation,
                        "has no parameter `" + parameter.name() + "`",
                        "Add the parameter to the path in braces, or remove it.");
            }
        }
        for (String name : missing) {
            report(
                    operation,
                    "has a parameter `" + name + "` that is not declared",
                    "Declare the parameter; until then it is read as a string.");
            TextType type = new TextType(null, null, null, null, TypeNotes.NONE);
            fitting.add(new Parameter(name, In.PATH, type, true, "simple", false, null, null, List.of()));
        }
        return fitting;
    }

    private void report(DeclaredOperation operation, String what, String hint) {
        findings.report(
                DiagnosticCode.PATH_PARAMETER_MISMATCH,
                operation.fields().place(),
                "the path `" + operation.key() + "` " + what,
                hint);
    }
}
