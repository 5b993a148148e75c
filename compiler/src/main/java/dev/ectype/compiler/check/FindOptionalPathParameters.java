package dev.ectype.compiler.check;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.binding.Parameter.In;

/** Finds optional path parameters: a request without the parameter would have another path. */
final class FindOptionalPathParameters implements CheckRule {
    @Override
    public void check(ApiModel model, Diagnostics diagnostics) {
        for (Endpoint endpoint : model.endpoints()) {
            for (Parameter parameter : endpoint.parameters()) {
                if (parameter.in() == In.PATH && !parameter.required()) {
                    diagnostics.report(
                            DiagnosticCode.OPTIONAL_PATH_PARAMETER,
                            endpoint.location(),
                            "the path parameter `" + parameter.name() + "` of `"
                                    + endpoint.binding().words() + "` is not required",
                            "Write `required: true`; every request for a path contains its parameters.");
                }
            }
        }
    }
}
