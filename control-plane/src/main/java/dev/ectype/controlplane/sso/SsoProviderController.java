package dev.ectype.controlplane.sso;

import dev.ectype.controlplane.platform.Feature;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.PartOf;
import dev.ectype.controlplane.platform.auth.RequiredPlan;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.idempotency.AsksFirst;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.platform.web.Created;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.validation.Valid;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PatchMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Serves the routes of single sign-on providers: register, change, verify and remove. */
@RestController
@RequestMapping("/v1/sso/providers")
@RequiredPlan(Plan.ENTERPRISE)
@PartOf(Feature.SSO)
@Tag(name = "Single sign-on", description = "Identity providers for the users of an e-mail domain.")
class SsoProviderController {
    private static final String PROVIDER = "sso_01k9a3q0e8f6ta1w5y0n4m7b2c";

    private final SsoProviders providers;
    private final ProviderRegistration registration;

    SsoProviderController(SsoProviders providers, ProviderRegistration registration) {
        this.providers = providers;
        this.registration = registration;
    }

    @GetMapping
    @RequiredScope(Scope.ADMIN)
    @Operation(summary = "List providers", description = "Newest first, without their secrets.")
    Page<SsoProvider> list(Caller caller, PageRequest page) {
        return providers.list(caller.organization(), page);
    }

    @GetMapping("/{id}")
    @RequiredScope(Scope.ADMIN)
    @Operation(summary = "Get a provider")
    SsoProvider get(Caller caller, @PathVariable @Parameter(example = PROVIDER) String id) {
        return providers.get(caller.organization(), id);
    }

    @PostMapping
    @AsksFirst
    @RequiredScope(Scope.ADMIN)
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(
            summary = "Register a provider",
            description = "All members of the type are required, and members of the other type are refused. "
                    + "The certificate is parsed and the configuration of the issuer is fetched before the provider is stored. "
                    + "The provider cannot sign users in until its domain is verified.")
    ResponseEntity<SsoProvider> create(
            Caller caller,
            @RequestBody @Valid NewSsoProvider wanted,
            @Parameter(hidden = true) HttpServletRequest request) {
        SsoProvider created = registration.register(caller.organization(), wanted, request);
        return Created.at("/v1/sso/providers/" + created.id(), created);
    }

    @PatchMapping("/{id}")
    @AsksFirst
    @RequiredScope(Scope.ADMIN)
    @Operation(
            summary = "Change a provider",
            description = "Omitted members stay unchanged; null removes roleMapping and ssoBinding. "
                    + "The type and the e-mail domain never change.")
    SsoProvider update(
            Caller caller,
            @PathVariable @Parameter(example = PROVIDER) String id,
            @RequestBody @Valid SsoProviderChanges wanted,
            @Parameter(hidden = true) HttpServletRequest request) {
        return registration.change(caller.organization(), id, wanted, request);
    }

    @PostMapping("/{id}/verify")
    @AsksFirst
    @RequiredScope(Scope.ADMIN)
    @Operation(
            summary = "Verify the e-mail domain of a provider",
            description =
                    "Looks up the TXT record of domainVerification. Returns 409 while DNS does not have it, and 503 "
                            + "while DNS does not respond. A verified domain stays verified.")
    SsoProvider verify(
            Caller caller,
            @PathVariable @Parameter(example = PROVIDER) String id,
            @Parameter(hidden = true) HttpServletRequest request) {
        return registration.verify(caller.organization(), id, request);
    }

    @DeleteMapping("/{id}")
    @RequiredScope(Scope.ADMIN)
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(summary = "Remove a provider")
    void delete(Caller caller, @PathVariable @Parameter(example = PROVIDER) String id) {
        providers.delete(caller.organization(), id);
    }
}
