package dev.ectype.controlplane.identity;

import dev.ectype.controlplane.organization.Organization;
import dev.ectype.controlplane.organization.Organizations;
import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.Locale;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
@Tag(name = "Identity", description = "The caller.")
class IdentityController {
    private final Organizations organizations;

    IdentityController(Organizations organizations) {
        this.organizations = organizations;
    }

    @GetMapping("/v1/me")
    @RequiredScope(Scope.READ)
    @Operation(
            operationId = "getIdentity",
            summary = "Get the caller",
            description = "The key or user of the credential, its scope and its organization.")
    Identity me(Caller caller) {
        Organization organization = organizations.get(caller.organization());
        return new Identity(
                caller.means().name().toLowerCase(Locale.ROOT),
                caller.id(),
                caller.name(),
                caller.scope(),
                caller.expires(),
                new Identity.Organization(
                        organization.id(), organization.slug(), organization.name(), organization.plan()));
    }
}
