package dev.ectype.compiler.check;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.ir.ApiModel;

/** Finds descriptions without any operation. Their emulator could not answer a request. */
final class FindMissingOperations implements CheckRule {
    @Override
    public void check(ApiModel model, Diagnostics diagnostics) {
        if (model.endpoints().isEmpty()) {
            diagnostics.report(
                    DiagnosticCode.NO_OPERATIONS,
                    SourceLocation.NONE,
                    "`" + model.api().name() + "` has no operations, so its emulator serves no requests",
                    "Describe at least one operation.");
        }
    }
}
