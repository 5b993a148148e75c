package dev.ectype.compiler.check;

import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ir.ApiModel;
import java.util.List;

/** A list of rules that a model is held against. */
public final class Checks {
    private final List<CheckRule> rules;

    private Checks(List<CheckRule> rules) {
        this.rules = List.copyOf(rules);
    }

    /** The rules that hold for every API. */
    public static Checks standard() {
        return new Checks(List.of(
                new FindMissingOperations(),
                new FindShadowedEndpoints(),
                new FindMissingSuccess(),
                new FindOptionalPathParameters(),
                new FindBodiesThatAreNotSent(),
                new FindUnusablePatterns(),
                new FindImpossibleTypes(),
                new FindBlindDiscriminators()));
    }

    public void run(ApiModel model, Diagnostics diagnostics) {
        rules.forEach(rule -> rule.check(model, diagnostics));
    }
}
