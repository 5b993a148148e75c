package dev.ectype.launcher.judge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.CompilationResult;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.launcher.SampleCatalog;
import dev.ectype.launcher.judge.report.ReportFormat;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class QualityJudgeTest {
    @ParameterizedTest
    @ValueSource(strings = {"petstore", "calendar", "email", "messaging", "payments", "shop", "source-hosting"})
    void theSampleApisHaveNoDoubtedConclusion(String name) {
        JudgeReport report = judge(name);
        assertThat(report.doubts()).isEmpty();
        assertThat(report.card().score()).isGreaterThan(99);
        assertThat(report.client().complete()).isTrue();
    }

    @Test
    void theClientPlaysEachResourceThatItCanCreate() {
        JudgeReport report = judge("petstore");
        assertThat(report.client().families()).isEqualTo(4);
        assertThat(report.client().played()).isEqualTo(4);
        assertThat(report.client().observations()).isEmpty();
    }

    @Test
    void theSameDescriptionGivesTheSameReport() {
        JudgeReport first = judge("payments");
        JudgeReport second = judge("payments");
        for (ReportFormat format : ReportFormat.values()) {
            assertThat(format.text(second)).isEqualTo(format.text(first));
        }
    }

    private static JudgeReport judge(String name) {
        CompilationResult result = new EmulatorCompiler().compile(CompilationRequest.of(SampleCatalog.open(name)));
        return QualityJudge.judge(Objects.requireNonNull(result.compilation()), result.diagnostics());
    }
}
