package dev.ectype.compiler.check;

import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ir.ApiModel;
import java.util.List;

/** Checks a model against a list of rules. */
public final class CheckRules {
    private final List<CheckRule> rules;

    private CheckRules(List<CheckRule> rules) {
        this.rules = List.copyOf(rules);
    }

    /** Returns the rules for every API. */
    public static CheckRules standard() {
        return new CheckRules(List.of(
                new FindMissingOperations(),
                new FindShadowedEndpoints(),
                new FindMissingSuccess(),
                new FindOptionalPathParameters(),
                new FindUnsentBodies(),
                new FindUnusablePatterns(),
                new FindImpossibleTypes(),
                new FindUndescribedDiscriminators()));
    }

    public void run(ApiModel model, Diagnostics diagnostics) {
        rules.forEach(rule -> rule.check(model, diagnostics));
    }
}
