package dev.ectype.launcher.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.source.SourceRoot;
import java.nio.charset.StandardCharsets;

/** Checks small descriptions and calls all their operations. */
final class CheckedDescription {
    private CheckedDescription() {}

    /** Checks paths in YAML, which may use named types. */
    static CheckRow check(String paths, String... types) {
        String named = types.length == 0
                ? ""
                : "components:\n  schemas:\n" + String.join("\n", types).indent(4);
        String text = "openapi: 3.0.3\ninfo: {title: Trial, version: '1'}\n" + named + "paths:\n" + paths.indent(2);
        return checkDescription(text);
    }

    /** Checks a complete description. */
    static CheckRow checkDescription(String text) {
        return checkFile("trial.yaml", text);
    }

    /** Checks a complete description in a file with a name that says its format. */
    static CheckRow checkFile(String name, String text) {
        SourceRoot source = SourceRoot.text(name, text.getBytes(StandardCharsets.UTF_8));
        return new DescriptionCheck(name, CompilationRequest.of(source)).run();
    }

    static void assertAnswered(String paths, String... types) {
        CheckRow row = check(paths, types);
        assertThat(row.unanswered()).isEmpty();
        assertThat(row.answered()).as(String.valueOf(row.diagnostic())).isPositive();
    }
}
