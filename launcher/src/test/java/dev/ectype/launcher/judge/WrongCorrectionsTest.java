package dev.ectype.launcher.judge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.Compilation;
import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.CompilationResult;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.Guidance;
import dev.ectype.compiler.conclusion.ConclusionSubject;
import dev.ectype.compiler.conclusion.UnderstoodModel;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.SampleCatalog;
import dev.ectype.launcher.judge.score.Doubt;
import dev.ectype.launcher.judge.score.JudgedConclusion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Corrects right conclusions of twelve descriptions wrongly, and expects the judge to notice. */
final class WrongCorrectionsTest {
    private static final int CORRECTIONS = 60;
    private static final int NAMED_FIRST = 58;

    private final List<String> unnoticed = new ArrayList<>();
    private final List<String> namedLate = new ArrayList<>();

    @Test
    void theScoreFallsAndTheWrongConclusionIsNamedFirst() {
        Map<String, List<String>> corrections = corrections();
        assertThat(corrections).hasSize(12);
        assertThat(corrections.values().stream().mapToInt(List::size).sum()).isEqualTo(CORRECTIONS);
        corrections.forEach(this::judge);
        assertThat(unnoticed).as("corrections that do not lower the score").isEmpty();
        assertThat(namedLate)
                .as("corrections that are not named first")
                .hasSizeLessThanOrEqualTo(CORRECTIONS - NAMED_FIRST);
    }

    private void judge(String description, List<String> corrections) {
        Compilation right = compiled(description, null);
        JudgeReport best = QualityJudge.judge(right, List.of());
        assertThat(best.doubts()).as(description).isEmpty();
        Map<ConclusionSubject, Map<String, String>> before =
                UnderstoodModel.of(right.graph().model());
        for (String correction : corrections) {
            Compilation wrong = compiled(description, correction);
            JudgeReport report = QualityJudge.judge(wrong, List.of());
            if (report.card().score() >= best.card().score()) {
                unnoticed.add(description + " " + correction);
            } else if (!isWrong(report.card().doubts().get(0), before)) {
                namedLate.add(description + " " + correction + ": "
                        + report.card().doubts().get(0).conclusion().sentence());
            }
        }
    }

    /** A conclusion is wrong if the correction has changed it. */
    private static boolean isWrong(Doubt doubt, Map<ConclusionSubject, Map<String, String>> before) {
        JudgedConclusion conclusion = doubt.conclusion();
        Map<String, String> right = before.getOrDefault(conclusion.key().subject(), Collections.emptyMap());
        return !conclusion.value().equals(right.getOrDefault(conclusion.key().aspect(), "none"));
    }

    private static Compilation compiled(String description, @Nullable String correction) {
        SourceRoot source = SampleCatalog.names().contains(description)
                ? SampleCatalog.open(description)
                : SourceRoot.text(description + ".yaml", resource(description + ".yaml"));
        CompilationRequest request = CompilationRequest.of(source);
        if (correction != null) {
            String settings = "inference:\n  correct:\n  - " + correction + "\n";
            SourceRoot file = SourceRoot.text("service.yaml", settings.getBytes(StandardCharsets.UTF_8));
            request = request.withGuidance(new Guidance(file, null, false));
        }
        CompilationResult result = new EmulatorCompiler().compile(request);
        assertThat(result.diagnostics().stream()
                        .filter(each -> each.location().file().equals("service.yaml")))
                .as(description + " " + correction)
                .isEmpty();
        return Objects.requireNonNull(result.compilation(), description);
    }

    private static Map<String, List<String>> corrections() {
        Map<String, List<String>> corrections = new LinkedHashMap<>();
        List<String> current = new ArrayList<>();
        for (String line : new String(resource("wrong-corrections.yaml"), StandardCharsets.UTF_8).split("\n")) {
            if (line.startsWith("- ")) {
                current.add(line.substring(2));
            } else {
                current = new ArrayList<>();
                corrections.put(line.replace(":", ""), current);
            }
        }
        return corrections;
    }

    private static byte[] resource(String name) {
        try (InputStream in = WrongCorrectionsTest.class.getResourceAsStream("/judge/" + name)) {
            return Objects.requireNonNull(in, name).readAllBytes();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
