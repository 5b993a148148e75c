package dev.ectype.compiler.conclusion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.source.SourceRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Reports the conclusions about the example of every rule. */
final class RuleConclusionsTest {
    private static final Path RULES = Path.of("src/test/resources/rules");

    /** The rules that change how later rules see paths and groups, so that later rules are the grounds of conclusions. */
    private static final Set<String> PREPARING = Set.of(
            "ReadCallsAsPaths",
            "ReadItemsBelowItemsAsPaths",
            "ReadSelectorsAsPaths",
            "ReadVerbsBeforeItemsAsPaths",
            "ReadRootItemsAsPaths",
            "ReadQueriesAsPaths",
            "GroupPathsIntoResources",
            "FindSingletons",
            "JoinUndescribedGroups",
            "JoinGroupsOfOneType",
            "JoinViews",
            "DescribeReplies",
            "ReadEventsAsReplies",
            "ReadWatchesAsPaths",
            "FindCurrentUserPaths",
            "FindNewestPaths",
            "FindMemberships",
            "FindSubResources",
            "NameResources",
            "StateResources");

    static Stream<Named<Path>> examples() throws IOException {
        try (Stream<Path> files = Files.walk(RULES)) {
            return files
                    .filter(file -> file.getFileName().toString().startsWith("fires."))
                    .sorted()
                    .map(file -> Named.of(rule(file), file))
                    .toList()
                    .stream();
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    void namesTheRuleAmongTheGroundsOfAConclusion(Path example) {
        InferenceReport report = report(example);
        Set<String> rules = new LinkedHashSet<>();
        report.conclusions().forEach(each -> rules.add(each.grounds().rule()));
        if (PREPARING.contains(rule(example))) {
            assertThat(rules).doesNotContain(rule(example));
            rules.clear();
            subjects(report)
                    .forEach(subject -> report.steps(subject)
                            .forEach(step -> rules.add(step.proposal().rule())));
        }
        assertThat(rules).contains(rule(example));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void repeatsInferenceWithoutAnyProposal(Path example) {
        InferenceReport report = report(example);
        for (ConclusionSubject subject : subjects(report)) {
            for (ConclusionStep step : report.steps(subject)) {
                Proposal proposal = step.proposal();
                assertThatCode(() -> report.without(proposal, subject))
                        .as("without %s", proposal.line())
                        .doesNotThrowAnyException();
            }
        }
    }

    private static Set<ConclusionSubject> subjects(InferenceReport report) {
        Set<ConclusionSubject> subjects = new LinkedHashSet<>();
        report.conclusions().forEach(each -> subjects.add(each.subject()));
        return subjects;
    }

    private static InferenceReport report(Path example) {
        SourceRoot source = SourceRoot.file(example, RULES);
        return Objects.requireNonNull(
                new EmulatorCompiler().infer(CompilationRequest.of(source)).report());
    }

    private static String rule(Path example) {
        return List.of(example.toString().replace('\\', '/').split("/")).get(example.getNameCount() - 2);
    }
}
