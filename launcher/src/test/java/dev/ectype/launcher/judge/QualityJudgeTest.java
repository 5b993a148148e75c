package dev.ectype.launcher.judge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.CompilationResult;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.Guidance;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.SampleCatalog;
import dev.ectype.launcher.judge.client.Observation;
import dev.ectype.launcher.judge.report.ReportFormat;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
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

    @Test
    void theClientSeesChildrenInTheListOfAnotherParent() throws IOException {
        sees(Observation.Kind.IN_OTHER_PARENT, "boards", "reject: [{resource: cards, conclusion: parent}]");
    }

    @Test
    void theClientSeesThatAReferenceLeadsToAnotherResource() throws IOException {
        sees(
                Observation.Kind.OTHER_REFERENCED,
                "bookings",
                "correct: [{relationship: bookings.room, from: bookings, member: room, to: guests, kind: reference}]");
    }

    /** The client sees nothing unexpected without the wrong decision, and the kind of observation with it. */
    private static void sees(Observation.Kind kind, String description, String decision) throws IOException {
        try (InputStream in = QualityJudgeTest.class.getResourceAsStream("/judge/" + description + ".yaml")) {
            SourceRoot source = SourceRoot.text(
                    description + ".yaml", Objects.requireNonNull(in).readAllBytes());
            String settings = "inference: {" + decision + "}";
            assertThat(observations(CompilationRequest.of(source))).isEmpty();
            assertThat(observations(CompilationRequest.of(source)
                            .withGuidance(new Guidance(
                                    SourceRoot.text("service.yaml", settings.getBytes(StandardCharsets.UTF_8)),
                                    null,
                                    false))))
                    .contains(kind);
        }
    }

    private static List<Observation.Kind> observations(CompilationRequest request) {
        CompilationResult result = new EmulatorCompiler().compile(request);
        JudgeReport report = QualityJudge.judge(Objects.requireNonNull(result.compilation()), result.diagnostics());
        return report.client().observations().stream().map(Observation::kind).toList();
    }

    private static JudgeReport judge(String name) {
        CompilationResult result = new EmulatorCompiler().compile(CompilationRequest.of(SampleCatalog.open(name)));
        return QualityJudge.judge(Objects.requireNonNull(result.compilation()), result.diagnostics());
    }
}
