package dev.ectype.compiler.infer;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Writes the page about all rules from their class comments and their fixtures. */
final class RulePage {
    static final Path FILE = Path.of("../docs/internals/rules.md");

    private static final Pattern PROPOSAL = Pattern.compile("(\\d+) (.*?) because (.*)");
    private static final Path MODULE = Path.of("compiler");

    private final StringBuilder text = new StringBuilder();

    private RulePage() {}

    static String of(List<RuleFixture> fixtures) throws IOException {
        RulePage page = new RulePage();
        page.text.append(introduction(fixtures.size()));
        page.order(fixtures);
        for (String group : groups(fixtures)) {
            page.group(fixtures.stream()
                    .filter(each -> RuleFixture.group(each.rule()).equals(group))
                    .toList());
        }
        return page.text.toString();
    }

    private static List<String> groups(List<RuleFixture> fixtures) {
        return fixtures.stream()
                .map(each -> RuleFixture.group(each.rule()))
                .distinct()
                .toList();
    }

    private static String introduction(int rules) {
        return """
                # Inference rules

                <!-- Written by RulePageTest with -Drules.update=true, from the class comments and fixtures of the rules. -->

                After reading this page you know what each inference rule concludes, and which rule to change if a conclusion is wrong.

                A description lists operations. Inference finds the resources behind them: it groups paths, chooses identifiers, assigns a role to
                each operation and connects resources. It consists of %d rules, which run [one after the other](#order), each on the result of the rules
                before it. A rule proposes changes of the model with evidence and a confidence in percent. Proposals of at least %d %% are accepted.
                Rules use types, paths, names and examples, and know no API in particular.

                Each rule has an example and a counter-example in `compiler/src/test/resources/rules`. This page shows the lines of the example that matter,
                the proposals of the rule, and the lines of the counter-example that differ (`-` before, `+` after), for which the rule proposes nothing.
                In proposals, `{}` is any path parameter, and a pointer such as `/items` is a place in a body or reply: its `/0` is an element of a list.
                ARCHITECTURE.md of the sources lists the files of a new rule below "How to add".

                ## Order

                The order is that of `InferenceRules`. A rule comes after the rules whose conclusions it needs.

                """.formatted(rules, Inference.ACCEPTED);
    }

    private void order(List<RuleFixture> fixtures) throws IOException {
        line("| | rule | group | what it does |");
        line("| --- | --- | --- | --- |");
        int number = 1;
        for (RuleFixture fixture : fixtures) {
            String name = fixture.rule().name();
            String group = RuleFixture.group(fixture.rule());
            String sentence =
                    ClassComment.of(fixture.rule().getClass()).firstSentence().replace("|", "\\|");
            line("| " + number + " | " + link(name, name) + " | " + link(group, group) + " | " + sentence + " |");
            number++;
        }
        line("");
    }

    private static String link(String text, String heading) {
        return "[" + text + "](#" + heading.toLowerCase(Locale.ROOT) + ")";
    }

    private void group(List<RuleFixture> fixtures) throws IOException {
        line("## " + RuleFixture.group(fixtures.get(0).rule()));
        line("");
        line("This group "
                + lowerCase(ClassComment.ofPackage(fixtures.get(0).rule().getClass())
                        .firstSentence()));
        line("");
        for (RuleFixture fixture : fixtures) {
            rule(fixture);
        }
    }

    private static String lowerCase(String sentence) {
        return Character.toLowerCase(sentence.charAt(0)) + sentence.substring(1);
    }

    private void rule(RuleFixture fixture) throws IOException {
        Class<?> type = fixture.rule().getClass();
        line("### " + fixture.rule().name());
        line("");
        line(ClassComment.of(type).markdown());
        line("");
        block(fixture.fires().language(), fixture.fires().excerpt());
        line("It proposes:");
        line("");
        for (String proposal : fixture.fires().notes()) {
            line("- " + proposal(proposal));
        }
        line("");
        line("After this change, it proposes nothing. "
                + fixture.silent().notes().get(0));
        line("");
        block(
                "diff",
                LineDifference.of(fixture.fires().lines(), fixture.silent().lines())
                        .lines());
        line("Files: " + file(ClassComment.source(type)) + ", "
                + file(fixture.fires().file()) + ", " + file(fixture.silent().file()));
        line("");
    }

    private static String proposal(String line) {
        Matcher parts = PROPOSAL.matcher(line);
        return parts.matches()
                ? "`" + parts.group(2) + "` (" + parts.group(1) + " %), because " + parts.group(3)
                : "`" + line + "`";
    }

    /** Returns the path in the sources. A link would lead nowhere in a release, which has this page and no sources. */
    private static String file(Path file) {
        return "`" + MODULE.resolve(file).toString().replace('\\', '/') + "`";
    }

    private void block(String language, List<String> lines) {
        line("```" + language);
        lines.forEach(this::line);
        line("```");
        line("");
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}
