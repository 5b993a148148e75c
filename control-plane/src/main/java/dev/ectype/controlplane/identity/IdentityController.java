package dev.ectype.controlplane.identity;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
@Tag(name = "Identity", description = "The caller.")
class IdentityController {
    private final IdentityRepository repository;

    IdentityController(IdentityRepository repository) {
        this.repository = repository;
    }

    @GetMapping("/v1/me")
    @RequiredScope(Scope.READ)
    @Operation(
            operationId = "getIdentity",
            summary = "Get the caller",
            description =
                    "The key or user of the credential, its scope and its organization. For a session, also the member, the session and "
                            + "the identity provider.")
    Identity me(Caller caller) {
        return (caller.user() == null ? repository.ofKey(caller) : repository.ofSession(caller))
                .orElseThrow(() -> new ServiceException(
                        ErrorCode.UNAUTHENTICATED, "The credential was revoked during the request."));
    }
}
