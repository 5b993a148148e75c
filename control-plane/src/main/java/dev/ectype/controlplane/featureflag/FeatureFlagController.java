package dev.ectype.controlplane.featureflag;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
@Tag(name = "Feature flags", description = "Features that the plan of the organization and the operator allow.")
class FeatureFlagController {
    private final FeatureFlagReader flags;

    FeatureFlagController(FeatureFlagReader flags) {
        this.flags = flags;
    }

    @GetMapping("/v1/feature-flags")
    @RequiredScope(Scope.READ)
    @Operation(summary = "List feature flags", description = "Each with the reason why it is on or off.")
    FeatureFlags list(Caller caller) {
        return new FeatureFlags(flags.list(caller.plan()));
    }
}
