package dev.ectype.compiler.ingest.path;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.ingest.document.DescriptionFindings;
import dev.ectype.compiler.ir.EndpointId;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Names operations: by a unique {@code operationId}, else by method and path. */
final class OperationNamer {
    private final Map<String, Integer> uses = new LinkedHashMap<>();
    private final Set<String> taken = new LinkedHashSet<>();
    private final DescriptionFindings findings;

    OperationNamer(List<DeclaredOperation> operations, DescriptionFindings findings) {
        this.findings = findings;
        for (DeclaredOperation operation : operations) {
            String id = operation.declaredId();
            if (id != null) {
                uses.merge(id, 1, Integer::sum);
            }
        }
        uses.forEach((id, count) -> {
            if (count == 1) {
                taken.add(id);
            }
        });
    }

    EndpointId name(DeclaredOperation operation) {
        String id = operation.declaredId();
        if (id != null && taken.contains(id)) {
            return new EndpointId(id);
        }
        if (id != null) {
            findings.report(
                    DiagnosticCode.REPEATED_OPERATION_ID,
                    operation.fields().place(),
                    uses.get(id) + " operations have the operationId `" + id + "`",
                    "This operation is named `" + operation.words() + "`; give each operation a unique operationId.");
        }
        String name = operation.words();
        for (int number = 2; !taken.add(name); number++) {
            name = operation.words() + " " + number;
        }
        return new EndpointId(name);
    }
}
