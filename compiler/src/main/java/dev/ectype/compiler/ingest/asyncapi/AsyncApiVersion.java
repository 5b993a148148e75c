package dev.ectype.compiler.ingest.asyncapi;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.ingest.document.DescriptionFindings;
import dev.ectype.compiler.source.LocatedNode;
import dev.ectype.compiler.source.tree.ScalarNode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lists the major versions of AsyncAPI, which describe operations in different ways. */
enum AsyncApiVersion {
    V2,
    V3;

    private static final List<String> READ = List.of("2.0", "2.1", "2.2", "2.3", "2.4", "2.5", "2.6", "3.0", "3.1");

    /** Returns the version of a description, or null after reporting an unsupported one. */
    static @Nullable AsyncApiVersion of(LocatedNode root, DescriptionFindings findings) {
        LocatedNode written = root.member("asyncapi");
        String text = written != null && written.node() instanceof ScalarNode scalar
                ? scalar.text().strip()
                : "";
        LocatedNode place = written == null ? root : written;
        String minor = text.replaceFirst("^(\\d+\\.\\d+)\\..*", "$1");
        if (READ.contains(minor)) {
            return minor.startsWith("2") ? V2 : V3;
        }
        String major = text.replaceFirst("\\..*", "");
        if (!major.equals("2") && !major.equals("3")) {
            findings.report(
                    DiagnosticCode.UNSUPPORTED_VERSION,
                    place,
                    "the description is written in AsyncAPI `" + text + "`, but 2.0 to 2.6, 3.0 or 3.1 is needed",
                    "Convert it with `asyncapi convert`, and use the result.");
            return null;
        }
        AsyncApiVersion version = major.equals("2") ? V2 : V3;
        findings.report(
                DiagnosticCode.OTHER_VERSION,
                place,
                "AsyncAPI " + text + " is read as " + (version == V2 ? "2.6" : "3.1"),
                "Features that exist only in that version are ignored.");
        return version;
    }
}
