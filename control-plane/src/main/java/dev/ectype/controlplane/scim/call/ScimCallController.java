package dev.ectype.controlplane.scim.call;

import dev.ectype.controlplane.platform.Feature;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.PartOf;
import dev.ectype.controlplane.platform.auth.RequiredPlan;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Serves the calls of the SCIM token of a provider. */
@RestController
@RequestMapping("/v1/sso/providers/{id}/scim-token/calls")
@RequiredPlan(Plan.ENTERPRISE)
@PartOf(Feature.SCIM)
@Tag(name = "SCIM")
class ScimCallController {
    private final ScimCalls calls;

    ScimCallController(ScimCalls calls) {
        this.calls = calls;
    }

    @GetMapping
    @RequiredScope(Scope.ADMIN)
    @Operation(
            operationId = "listScimCalls",
            summary = "List the last calls of the SCIM token of a provider",
            description = "The last accepted and the last refused call by method and resource, the refused ones first. "
                    + "A call appears within ten seconds.")
    CallList list(Caller caller, @PathVariable @Parameter(example = "sso_01k9a3q0e8f6ta1w5y0n4m7b2c") String id) {
        return new CallList(calls.list(caller.organization(), id));
    }

    /** Represents the calls of a token, which have no pages because their number is limited. */
    @Schema(name = "ScimCallList")
    record CallList(List<ScimCall> items) {}
}
