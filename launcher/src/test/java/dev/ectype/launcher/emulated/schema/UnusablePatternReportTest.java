package dev.ectype.launcher.emulated.schema;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.runtime.schema.regex.Regex;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that the compiler reports exactly the patterns that the runtime ignores. */
final class UnusablePatternReportTest {
    static Stream<String> patterns() {
        return Stream.of(
                "^[a-z]+$",
                "[^]",
                "[]",
                "^\\u{1F600}$",
                "(?P<x>a)\\k<x>",
                "(?<year>\\d{4})-\\k<year>",
                "[\\w-.]",
                "a{,3}",
                "{x}",
                "(?i)a",
                "(?<=a)b(?!c)",
                "\\p{L}\\p{Lu}",
                "\\/path\\_x\\-y",
                "(?>a)b++",
                "(".repeat(99) + ")".repeat(99),
                "(".repeat(101) + ")".repeat(101),
                "a".repeat(10_001),
                "(",
                "a)",
                "[a-z",
                "*a",
                "a**",
                "[z-a]",
                "x{2,1}",
                "(?q)a",
                "\\p{Nonsense}");
    }

    @ParameterizedTest
    @MethodSource("patterns")
    void reportedPatternsAreIgnored(String pattern) {
        String text =
                "openapi: 3.1.0\ninfo: {title: Patterns, version: '1'}\npaths:\n  /things:\n    get:\n      parameters:\n"
                        + "      - {name: tag, in: query, schema: {type: string, pattern: '"
                        + pattern.replace("'", "''") + "'}}\n"
                        + "      responses: {'200': {description: ok}}\n";
        SourceRoot source = SourceRoot.text("patterns.yaml", text.getBytes(StandardCharsets.UTF_8));
        boolean reported = new EmulatorCompiler()
                .compile(CompilationRequest.of(source)).diagnostics().stream()
                        .anyMatch(found -> found.code() == DiagnosticCode.UNUSABLE_PATTERN);

        assertThat(new Regex(pattern).tree() == null).as(pattern).isEqualTo(reported);
    }
}
