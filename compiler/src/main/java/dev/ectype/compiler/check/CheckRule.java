package dev.ectype.compiler.check;

import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ir.ApiModel;

/** Finds one kind of mistake in a model. */
@FunctionalInterface
public interface CheckRule {
    void check(ApiModel model, Diagnostics diagnostics);
}
