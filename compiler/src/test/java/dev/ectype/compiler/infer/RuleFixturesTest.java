package dev.ectype.compiler.infer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.draft.InferenceRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs inference over the example and the counter-example of every rule. */
final class RuleFixturesTest {
    private static final int MOST_LINES = 40;
    private static final int MOST_DIFFERENCES = 8;

    /** The folders of the files that descriptions import. */
    private static final List<String> IMPORTED = List.of("google/api", "google/longrunning");

    static Stream<Named<InferenceRule>> rules() {
        return InferenceRules.STANDARD.stream().map(rule -> Named.of(RuleFixture.folder(rule), rule));
    }

    @ParameterizedTest
    @MethodSource("rules")
    void aRuleMakesTheExpectedProposalsForItsExample(InferenceRule rule) throws IOException {
        FixtureDescription fires = RuleFixture.of(rule).fires();
        assertThat(fires.notes()).as("expected proposals in %s", fires.file()).isNotEmpty();
        assertThat(RuleProposals.of(rule, fires)).isEqualTo(fires.notes());
    }

    @ParameterizedTest
    @MethodSource("rules")
    void aRuleMakesNoProposalForItsCounterExample(InferenceRule rule) throws IOException {
        FixtureDescription silent = RuleFixture.of(rule).silent();
        assertThat(silent.notes()).as("reason in %s", silent.file()).hasSize(1);
        assertThat(RuleProposals.of(rule, silent)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("rules")
    void anExampleAndItsCounterExampleAreShortAndDifferInAFewLines(InferenceRule rule) throws IOException {
        RuleFixture fixture = RuleFixture.of(rule);
        List<String> fires = fixture.fires().lines();
        List<String> silent = fixture.silent().lines();
        assertThat(fires).hasSizeLessThanOrEqualTo(MOST_LINES);
        assertThat(silent).hasSizeLessThanOrEqualTo(MOST_LINES);
        assertThat(LineDifference.of(fires, silent).lines()).hasSizeBetween(1, MOST_DIFFERENCES);
        assertThat(fixture.fires().excerpt())
                .as("lines with the comment shown in %s", fixture.fires().file())
                .isNotEmpty();
    }

    @Test
    void everyFolderBelongsToARule() throws IOException {
        List<String> folders = new ArrayList<>();
        try (Stream<Path> files = Files.walk(RuleFixture.FOLDER, 2)) {
            files.filter(Files::isDirectory)
                    .map(RuleFixture.FOLDER::relativize)
                    .filter(folder -> folder.getNameCount() == 2)
                    .map(folder -> folder.toString().replace('\\', '/'))
                    .filter(folder -> !IMPORTED.contains(folder))
                    .forEach(folders::add);
        }
        List<String> rules =
                InferenceRules.STANDARD.stream().map(RuleFixture::folder).toList();
        assertThat(folders).containsExactlyInAnyOrderElementsOf(rules);
    }
}
