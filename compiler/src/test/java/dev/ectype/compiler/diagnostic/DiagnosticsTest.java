package dev.ectype.compiler.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class DiagnosticsTest {
    private final Diagnostics diagnostics = new Diagnostics();

    @Test
    void findingsComeInTheOrderOfTheirLocations() {
        warn("b.yaml", 1);
        warn("a.yaml", 10);
        warn("a.yaml", 9);
        diagnostics.report(DiagnosticCode.EMPTY_FILE, SourceLocation.NONE, "nothing", "write something");
        assertThat(diagnostics.sorted())
                .extracting(each -> each.location().printed())
                .containsExactly("-", "a.yaml:9:1", "a.yaml:10:1", "b.yaml:1:1");
    }

    @Test
    void equalDiagnosticsAreStoredOnce() {
        warn("a.yaml", 1);
        warn("a.yaml", 1);
        assertThat(diagnostics.sorted()).hasSize(1);
        assertThat(diagnostics.dropped()).isZero();
    }

    @Test
    void errorsAreStoredEvenIfWarningsFillTheCollector() {
        for (int line = 1; line <= Diagnostics.LIMIT + 5; line++) {
            warn("a.yaml", line);
        }
        assertThat(diagnostics.hasErrors()).isFalse();
        diagnostics.report(DiagnosticCode.EMPTY_FILE, SourceLocation.startOf("z.yaml"), "empty", "fill it");
        assertThat(diagnostics.hasErrors()).isTrue();
        assertThat(diagnostics.sorted()).hasSize(Diagnostics.LIMIT).anyMatch(Diagnostic::isError);
        assertThat(diagnostics.dropped()).isEqualTo(6);
    }

    @Test
    void noFindingIsWithoutAHint() {
        assertThatThrownBy(() -> Diagnostic.of(DiagnosticCode.EMPTY_FILE, SourceLocation.NONE, "empty", " "))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void hostileTextStaysOnOneLineAndSendsNothingToTheTerminal() {
        Diagnostic diagnostic = Diagnostic.of(
                DiagnosticCode.DUPLICATE_KEY,
                new SourceLocation("a\nb.yaml", 1, 2),
                "the key \u001b[31m\u202e" + "x".repeat(10_000),
                "hint\r\n");
        assertThat(diagnostic.line()).startsWith("a\\u000ab.yaml:1:2 ECT1009 the key \\u001b[31m\\u202ex");
        assertThat(diagnostic.line()).hasSizeLessThan(700);
        assertThat(diagnostic.printed().lines()).hasSize(2);
    }

    @Test
    void severitiesCanBeLoweredButNotRaised() {
        Diagnostic error = Diagnostic.of(DiagnosticCode.EMPTY_FILE, SourceLocation.NONE, "empty", "fill it");
        assertThat(error.atMost(Severity.WARNING).severity()).isEqualTo(Severity.WARNING);
        assertThat(error.atMost(Severity.NOTE).atMost(Severity.ERROR).severity())
                .isEqualTo(Severity.NOTE);
    }

    private void warn(String file, int line) {
        diagnostics.report(DiagnosticCode.DUPLICATE_KEY, new SourceLocation(file, line, 1), "twice", "keep one");
    }
}
