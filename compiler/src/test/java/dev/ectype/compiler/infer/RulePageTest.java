package dev.ectype.compiler.infer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

/** Compares the page about rules with the rules and their fixtures. */
final class RulePageTest {
    @Test
    void thePageShowsTheRulesAndTheirFixtures() throws IOException {
        String page = RulePage.of(RuleFixture.all());
        if (Boolean.getBoolean("rules.update")) {
            refuseInContinuousIntegration();
            Files.writeString(RulePage.FILE, page);
        }
        assertThat(RulePage.FILE)
                .as("docs/internals/rules.md; after a change that was meant, run with -Drules.update=true")
                .hasContent(page);
    }

    /** A verifying build must not update its expectations. */
    private static void refuseInContinuousIntegration() {
        if (System.getenv("CI") != null) {
            fail("-Drules.update=true is refused where CI is set: rewrite the page on your own machine");
        }
    }
}
