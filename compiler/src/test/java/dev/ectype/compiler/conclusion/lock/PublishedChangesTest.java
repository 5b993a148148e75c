package dev.ectype.compiler.conclusion.lock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.Guidance;
import dev.ectype.compiler.InferenceResult;
import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.source.SourceRoot;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;

/** Changes published descriptions, and compares the differences from their locks with those that a reader expects. */
final class PublishedChangesTest {
    private static final Pattern CHANGED = Pattern.compile("(.*) was accepted as \".*\" and is now \"(.*)\"");
    private static final Pattern GONE = Pattern.compile("(.*) was accepted (?:as|with) .*");
    private static final Pattern NEW = Pattern.compile("(.*) is now \"(.*)\", and was not accepted with any value");
    private static final Pattern NEW_SUBJECT = Pattern.compile("(.*) is new, with .*");

    /** Needs the folder in {@code ECTYPE_DESCRIPTIONS}. */
    @Test
    void theDifferenceNamesExactlyTheConclusionsThatAReaderExpects() throws IOException {
        String folder = System.getenv("ECTYPE_DESCRIPTIONS");
        assumeTrue(folder != null, "left out: ECTYPE_DESCRIPTIONS names no folder of descriptions");
        List<DescribedChange> changes = changes();
        changes.forEach(each -> assumeTrue(
                Files.exists(Path.of(folder, each.description())),
                "left out: " + folder + " has no " + each.description()));
        assertThat(changes).hasSize(20);
        assertThat(changes.stream().map(DescribedChange::description).distinct())
                .hasSizeGreaterThanOrEqualTo(8);
        SoftAssertions every = new SoftAssertions();
        Map<String, SourceRoot> locks = new LinkedHashMap<>();
        for (DescribedChange change : changes) {
            if (!locks.containsKey(change.description())) {
                locks.put(change.description(), lock(change.unchanged(Path.of(folder))));
            }
            SourceRoot lock = Objects.requireNonNull(locks.get(change.description()));
            every.assertThat(differences(change, Path.of(folder), lock))
                    .as(change.title())
                    .containsExactlyInAnyOrderElementsOf(change.expected());
        }
        every.assertAll();
    }

    private static SourceRoot lock(CompilationRequest unchanged) {
        String lock = JsonPrinter.compact(InferenceLock.of(
                Objects.requireNonNull(infer(unchanged).report()).model()));
        return SourceRoot.text(InferenceLock.FILE, lock.getBytes(StandardCharsets.UTF_8));
    }

    private static List<String> differences(DescribedChange change, Path folder, SourceRoot lock) throws IOException {
        InferenceResult now = infer(change.changed(folder).withGuidance(new Guidance(null, lock, false)));
        List<String> differences = new ArrayList<>();
        for (Diagnostic each : now.diagnostics()) {
            if (each.code() == DiagnosticCode.CHANGED_CONCLUSION) {
                differences.add(words("changed", CHANGED, each.message()));
            } else if (each.code() == DiagnosticCode.GONE_CONCLUSION) {
                differences.add(words("gone", GONE, each.message()));
            } else if (each.code() == DiagnosticCode.NEW_CONCLUSION) {
                boolean subject = NEW_SUBJECT.matcher(each.message()).matches();
                differences.add(words("new", subject ? NEW_SUBJECT : NEW, each.message()));
            } else if (each.location().file().equals("change.yaml") || each.isError()) {
                differences.add(each.message());
            }
        }
        return differences;
    }

    private static InferenceResult infer(CompilationRequest request) {
        return new EmulatorCompiler().infer(request);
    }

    private static String words(String word, Pattern pattern, String message) {
        Matcher matcher = pattern.matcher(message);
        assertThat(matcher.matches()).as(message).isTrue();
        return word + " " + matcher.group(1) + (matcher.groupCount() == 1 ? "" : " is " + matcher.group(2));
    }

    private static List<DescribedChange> changes() throws IOException {
        try (var in = Objects.requireNonNull(PublishedChangesTest.class.getResourceAsStream("/lock/changes.txt"))) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return Arrays.stream(text.strip().split("\n\n"))
                    .map(each -> DescribedChange.read(each.lines().toList()))
                    .toList();
        }
    }
}
