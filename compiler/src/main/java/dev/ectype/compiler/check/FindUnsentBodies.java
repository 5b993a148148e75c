package dev.ectype.compiler.check;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.RequestBody;
import dev.ectype.compiler.ir.binding.Binding;
import java.util.List;

/** Finds required bodies of requests that most clients send without a body. */
final class FindUnsentBodies implements CheckRule {
    private static final List<String> WITHOUT_BODY = List.of("GET", "HEAD", "TRACE");

    @Override
    public void check(ApiModel model, Diagnostics diagnostics) {
        for (Endpoint endpoint : model.endpoints()) {
            Binding binding = endpoint.binding();
            RequestBody body = endpoint.body();
            if (body != null && body.required() && binding.isHttp() && WITHOUT_BODY.contains(binding.label())) {
                diagnostics.report(
                        DiagnosticCode.BODY_NOT_SENT,
                        endpoint.location(),
                        "`" + binding.words() + "` requires a body, which most clients do not send with "
                                + binding.label(),
                        "Use parameters or another method.");
            }
        }
    }
}
