package dev.ectype.compiler.check;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.type.ImpossibleTypes;

/** Finds types that allow no value at all. */
final class FindImpossibleTypes implements CheckRule {
    @Override
    public void check(ApiModel model, Diagnostics diagnostics) {
        TypeWalker.over(model, (type, spot) -> {
            String reason = ImpossibleTypes.reason(type);
            if (reason != null) {
                diagnostics.report(
                        DiagnosticCode.IMPOSSIBLE_TYPE,
                        spot.location(),
                        spot.words() + ": no value is allowed, because " + reason,
                        "Correct one of the two constraints.");
            }
        });
    }
}
