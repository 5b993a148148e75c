package dev.ectype.controlplane.organization;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PatchMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

@RestController
@Tag(name = "Organization", description = "The organization of the caller, its members and invitations.")
class OrganizationController {
    private final Organizations organizations;

    OrganizationController(Organizations organizations) {
        this.organizations = organizations;
    }

    @GetMapping("/v1/organization")
    @RequiredScope(Scope.READ)
    @Operation(summary = "Get the organization of the caller")
    Organization get(Caller caller) {
        return organizations.get(caller.organization());
    }

    @PatchMapping("/v1/organization")
    @RequiredScope(Scope.ADMIN)
    @Operation(summary = "Rename the organization of the caller", description = "The slug never changes.")
    Organization update(Caller caller, @RequestBody @Valid OrganizationChanges changes) {
        return organizations.rename(caller.organization(), changes.name());
    }
}
