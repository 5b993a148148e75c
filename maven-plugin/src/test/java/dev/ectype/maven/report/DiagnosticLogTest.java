package dev.ectype.maven.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.maven.generate.IdeBuildContext;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.logging.SystemStreamLog;
import org.junit.jupiter.api.Test;

final class DiagnosticLogTest {
    private static final Diagnostic ERROR = Diagnostic.of(
            DiagnosticCode.BROKEN_YAML, new SourceLocation("/api/pets.yaml", 3, 7), "it is broken", "Mend it.");
    private static final Diagnostic WARNING =
            Diagnostic.of(DiagnosticCode.NO_OPERATIONS, SourceLocation.NONE, "there is nothing", "Describe something.");

    @Test
    void diagnosticsHaveTheCompilerFormat() {
        List<String> written = new ArrayList<>();
        DiagnosticLog.log(List.of(ERROR, WARNING), new SystemStreamLog() {
            @Override
            public void error(CharSequence text) {
                written.add("ERROR " + text);
            }

            @Override
            public void warn(CharSequence text) {
                written.add("WARN " + text);
            }
        });
        assertThat(written)
                .containsExactly(
                        "ERROR /api/pets.yaml:[3,7] ECT1005 it is broken\n  hint: Mend it.",
                        "WARN ECT3001 there is nothing\n  hint: Describe something.");
        assertThat(DiagnosticLog.failure(List.of(ERROR, WARNING))).isEqualTo("1 error in the description");
    }

    @Test
    void replacesEarlierMessagesOfAnIde() {
        IdeBuildContext ide = new IdeBuildContext();
        Workspace workspace = new Workspace(ide, true);
        workspace.show(List.of(Path.of("/api/pets.yaml")), List.of(ERROR, WARNING));
        assertThat(ide.messages).containsExactly("pets.yaml:3:7 2 ECT1005 it is broken Mend it.");
        workspace.show(List.of(Path.of("/api/pets.yaml")), List.of());
        assertThat(ide.messages).isEmpty();
    }
}
