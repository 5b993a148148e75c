package dev.ectype.compiler.infer;

import dev.ectype.compiler.infer.draft.InferenceRule;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A rule with an example, on which it makes proposals, and a counter-example, on which it makes none. */
record RuleFixture(InferenceRule rule, FixtureDescription fires, FixtureDescription silent) {
    static final Path FOLDER = Path.of("src/test/resources/rules");

    static RuleFixture of(InferenceRule rule) throws IOException {
        Path folder = FOLDER.resolve(folder(rule));
        return new RuleFixture(
                rule, FixtureDescription.read(folder, "fires"), FixtureDescription.read(folder, "silent"));
    }

    /** Returns the fixtures of all rules, in the order in which the rules apply. */
    static List<RuleFixture> all() throws IOException {
        List<RuleFixture> fixtures = new ArrayList<>();
        for (InferenceRule rule : InferenceRules.STANDARD) {
            fixtures.add(of(rule));
        }
        return fixtures;
    }

    /** Returns the folder of a rule's fixture: its group and its name. */
    static String folder(InferenceRule rule) {
        return group(rule) + "/" + rule.name();
    }

    /** Returns the last name of a rule's package. */
    static String group(InferenceRule rule) {
        String name = rule.getClass().getPackageName();
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
