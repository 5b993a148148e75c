package dev.ectype.compiler.ingest.path;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.ingest.document.DescriptionFindings;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.RequestBody;
import dev.ectype.compiler.ir.Response;
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

/** Reads operations as endpoints: their names, paths and texts. */
public final class OperationReader {
    private final DescriptionFindings findings;
    private final OperationNamer names;
    private final SharedPathIndex shared;

    public OperationReader(List<DeclaredOperation> operations, DescriptionFindings findings) {
        this.findings = findings;
        this.names = new OperationNamer(operations, findings);
        this.shared = new SharedPathIndex(operations);
    }

    /**
     * Holds the parts of an operation that each format describes in its own way.
     *
     * @param servers the base paths of the operation's own servers, none without such servers
     * @param requirements the alternatives of security schemes
     */
    public record Parts(
            List<Parameter> parameters,
            List<String> servers,
            @Nullable RequestBody body,
            List<Response> responses,
            List<List<String>> requirements) {
        public Parts {
            parameters = List.copyOf(parameters);
            servers = List.copyOf(servers);
            responses = List.copyOf(responses);
            requirements = List.copyOf(requirements);
        }
    }

    public Endpoint read(DeclaredOperation operation, Parts parts) {
        PathItemKey written = PathItemKey.of(operation.key());
        PathItemKey template = written.plain(parts.parameters());
        List<HttpBinding.Condition> conditions = template.conditions(parts.parameters(), shared.has(operation));
        String spanning = written.spanning(parts.parameters());
        Endpoint.Declaration described = new Endpoint.Declaration(
                names.name(operation),
                new HttpBinding(operation.method(), template.path(), conditions, parts.servers(), spanning),
                operation.text(),
                fitting(parts.parameters(), template, operation),
                parts.body(),
                parts.responses(),
                parts.requirements());
        return new Endpoint(described, operation.location());
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
