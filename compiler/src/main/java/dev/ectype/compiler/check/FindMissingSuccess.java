package dev.ectype.compiler.check;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Response;

/** Finds operations without a described success. */
final class FindMissingSuccess implements CheckRule {
    @Override
    public void check(ApiModel model, Diagnostics diagnostics) {
        for (Endpoint endpoint : model.endpoints()) {
            boolean succeeds = endpoint.responses().stream().anyMatch(FindMissingSuccess::isNoFailure);
            if (!succeeds && endpoint.binding().isHttp()) {
                diagnostics.report(
                        DiagnosticCode.NO_SUCCESS,
                        endpoint.location(),
                        "`" + endpoint.binding().words() + "` describes only error responses",
                        "Describe a response such as 200; until then the successful response has no content.");
            }
        }
    }

    private static boolean isNoFailure(Response response) {
        String status = response.status();
        return response.usual() || status.equals("default") || !status.startsWith("4") && !status.startsWith("5");
    }
}
