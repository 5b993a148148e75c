package dev.ectype.controlplane.scim.token;

import dev.ectype.controlplane.platform.Feature;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.PartOf;
import dev.ectype.controlplane.platform.auth.RequiredPlan;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.web.Created;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Serves the routes of the SCIM token of a provider. */
@RestController
@RequestMapping("/v1/sso/providers/{id}/scim-token")
@RequiredPlan(Plan.ENTERPRISE)
@PartOf(Feature.SCIM)
@Tag(name = "SCIM", description = "Tokens by which identity providers manage users and groups at /scim/v2.")
class ScimTokenController {
    private static final String PROVIDER = "sso_01k9a3q0e8f6ta1w5y0n4m7b2c";

    private final ScimTokens tokens;

    ScimTokenController(ScimTokens tokens) {
        this.tokens = tokens;
    }

    @GetMapping
    @RequiredScope(Scope.ADMIN)
    @Operation(
            operationId = "getScimToken",
            summary = "Get the SCIM token of a provider",
            description = "Without its secret.")
    ScimToken get(Caller caller, @PathVariable @Parameter(example = PROVIDER) String id) {
        return tokens.get(caller.organization(), id);
    }

    @PostMapping
    @RequiredScope(Scope.ADMIN)
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(
            operationId = "createScimToken",
            summary = "Create or replace the SCIM token of a provider",
            description =
                    "The response contains the token, which is not shown again. The previous token becomes invalid "
                            + "within a second on all nodes. The token is accepted below /scim/v2 only.")
    ResponseEntity<ScimToken> create(
            Caller caller,
            @PathVariable @Parameter(example = PROVIDER) String id,
            @RequestBody(required = false) @Valid @Nullable NewScimToken wanted) {
        ScimToken created = tokens.create(caller.organization(), id, wanted == null ? null : wanted.expiresAt());
        return Created.at("/v1/sso/providers/" + created.provider() + "/scim-token", created);
    }

    @DeleteMapping
    @RequiredScope(Scope.ADMIN)
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(
            operationId = "deleteScimToken",
            summary = "Delete the SCIM token of a provider",
            description = "The token becomes invalid within a second on all nodes.")
    void delete(Caller caller, @PathVariable @Parameter(example = PROVIDER) String id) {
        tokens.delete(caller.organization(), id);
    }
}
