package dev.ectype.compiler.ingest.swagger;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.ingest.document.DescriptionReferences;
import dev.ectype.compiler.source.LocatedNode;
import java.util.ArrayList;
import java.util.List;

/** Reports the OAuth flows of a description, because the emulator issues no tokens. */
final class UnservedFlows {
    private UnservedFlows() {}

    static void report(DescriptionObject root, DescriptionReferences links) {
        List<LocatedNode> flows = new ArrayList<>();
        for (LocatedNode place : root.members("securityDefinitions")) {
            DescriptionObject scheme = DescriptionObject.following(place, "securityDefinitions", links);
            if (scheme != null && "oauth2".equals(scheme.text("type"))) {
                flows.add(place);
            }
        }
        if (!flows.isEmpty()) {
            String counted = flows.size() == 1 ? "one OAuth flow is" : flows.size() + " OAuth flows are";
            links.findings()
                    .report(
                            DiagnosticCode.UNSERVED_FEATURE,
                            flows.get(0),
                            counted + " described; the emulator issues no tokens and accepts any",
                            "Describe the token endpoint as an operation to make the emulator serve it.");
        }
    }
}
