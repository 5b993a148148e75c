package dev.ectype.compiler.ingest.openapi;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.HttpBinding;
import dev.ectype.compiler.ir.Notes;
import dev.ectype.compiler.ir.Parameter;
import dev.ectype.compiler.ir.Parameter.In;
import dev.ectype.compiler.ir.TextType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Reads one operation as an endpoint. */
final class OperationReader {
    private final Fields root;
    private final Findings findings;
    private final ParameterReader parameters;
    private final PayloadReader payloads;
    private final SecurityReader security;
    private final ServerPaths servers;

    OperationReader(Fields root, ServerPaths servers, Links links, SchemaReader schemas, SecurityReader security) {
        ExampleReader examples = new ExampleReader(links);
        this.root = root;
        this.findings = links.findings();
        this.parameters = new ParameterReader(links, schemas, examples);
        this.payloads = new PayloadReader(links, schemas, parameters, examples);
        this.security = security;
        this.servers = servers;
    }

    Endpoint read(Operation operation, OperationNames names, SharedPaths shared) {
        Fields fields = operation.fields();
        List<Parameter> declared = parameters.parameters(operation.path(), fields);
        PathTemplate written = PathTemplate.of(operation.key());
        PathTemplate template = written.plain(declared);
        List<HttpBinding.Condition> conditions = template.conditions(declared, shared.has(operation));
        String spanning = written.spanning(declared);
        return new Endpoint(
                names.name(operation),
                new HttpBinding(operation.method(), template.path(), conditions, servers.own(operation), spanning),
                text(operation),
                fitting(declared, template, operation),
                payloads.body(fields),
                payloads.responses(fields),
                security.requirements(root, fields),
                operation.location());
    }

    private static Endpoint.Text text(Operation operation) {
        Fields fields = operation.fields();
        String summary = fields.text("summary");
        String description = fields.text("description");
        return new Endpoint.Text(
                summary == null ? operation.path().text("summary") : summary,
                description == null ? operation.path().text("description") : description,
                fields.texts("tags"),
                fields.flag("deprecated", false));
    }

    /** The parameters without those of the path that it does not have, and with those that it has undeclared. */
    private List<Parameter> fitting(List<Parameter> declared, PathTemplate template, Operation operation) {
        Set<String> missing = new LinkedHashSet<>(template.names());
        List<Parameter> fitting = new ArrayList<>();
        for (Parameter parameter : declared) {
            if (parameter.in() != In.PATH || missing.remove(parameter.name())) {
                fitting.add(parameter);
            } else {
                report(operation, "has no parameter `" + parameter.name() + "`", "Put it in braces into the path.");
            }
        }
        for (String name : missing) {
            report(
                    operation,
                    "has a parameter `" + name + "` that is not declared",
                    "Declare it; it counts as a text.");
            TextType type = new TextType(null, null, null, null, Notes.NONE);
            fitting.add(new Parameter(name, In.PATH, type, true, "simple", false, null, null, List.of()));
        }
        return fitting;
    }

    private void report(Operation operation, String what, String hint) {
        findings.report(
                DiagnosticCode.PATH_PARAMETER_MISMATCH,
                operation.fields().place(),
                "the path `" + operation.key() + "` " + what,
                hint);
    }
}
