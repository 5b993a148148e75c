package dev.ectype.controlplane.signin.password;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.RequiredSession;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.idempotency.AsksFirst;
import dev.ectype.controlplane.platform.idempotency.Effects;
import dev.ectype.controlplane.platform.web.Created;
import dev.ectype.controlplane.signin.totp.NewTotp;
import dev.ectype.controlplane.signin.totp.TotpStatus;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.validation.Valid;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Serves the routes with which members change their own password and second factor. */
@RestController
@Tag(name = "Own credentials", description = "The password and the second factor of the signed-in member.")
class CredentialController {
    private final OwnCredentials credentials;
    private final Effects effects;

    CredentialController(OwnCredentials credentials, Effects effects) {
        this.credentials = credentials;
        this.effects = effects;
    }

    @PutMapping("/v1/me/password")
    @AsksFirst
    @RequiredScope(Scope.READ)
    @RequiredSession
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(
            operationId = "changeOwnPassword",
            summary = "Change your password",
            description = "Your other sessions end.")
    void changePassword(
            Caller caller,
            @RequestBody @Valid PasswordChange wanted,
            @Parameter(hidden = true) HttpServletRequest request) {
        credentials.changePassword(
                caller, wanted.currentPassword(), wanted.newPassword(), () -> effects.begin(request));
    }

    @GetMapping("/v1/me/totp")
    @RequiredScope(Scope.READ)
    @RequiredSession
    @Operation(operationId = "getOwnTotp", summary = "Get the state of your second factor")
    TotpStatus status(Caller caller) {
        return credentials.totp(caller);
    }

    @PostMapping("/v1/me/totp")
    @AsksFirst
    @RequiredScope(Scope.READ)
    @RequiredSession
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(
            operationId = "beginOwnTotp",
            summary = "Begin to set up an authenticator app",
            description = "Sign-ins need its codes after the confirmation. A repetition replaces the secret.")
    ResponseEntity<NewTotp> begin(
            Caller caller,
            @RequestBody @Valid CurrentPasswordProof proof,
            @Parameter(hidden = true) HttpServletRequest request) {
        return Created.at(
                "/v1/me/totp", credentials.beginTotp(caller, proof.currentPassword(), () -> effects.begin(request)));
    }

    @PostMapping("/v1/me/totp/confirm")
    @RequiredScope(Scope.READ)
    @RequiredSession
    @Operation(
            operationId = "confirmOwnTotp",
            summary = "Enable your second factor",
            description = "Returns ten recovery codes. Your other sessions end.")
    RecoveryCodes confirm(Caller caller, @RequestBody @Valid TotpConfirmation confirmation) {
        return new RecoveryCodes(credentials.confirmTotp(caller, confirmation.code()));
    }

    @PostMapping("/v1/me/totp/recovery-codes")
    @AsksFirst
    @RequiredScope(Scope.READ)
    @RequiredSession
    @Operation(
            operationId = "replaceOwnRecoveryCodes",
            summary = "Replace your recovery codes",
            description =
                    "Returns ten new recovery codes. The earlier codes stop working, and your other sessions end.")
    RecoveryCodes replaceRecoveryCodes(
            Caller caller,
            @RequestBody @Valid CurrentPasswordProof proof,
            @Parameter(hidden = true) HttpServletRequest request) {
        return new RecoveryCodes(
                credentials.replaceRecoveryCodes(caller, proof.currentPassword(), () -> effects.begin(request)));
    }

    // Spring would ignore the body of another media type in a DELETE request.
    @DeleteMapping(path = "/v1/me/totp", consumes = MediaType.APPLICATION_JSON_VALUE)
    @AsksFirst
    @RequiredScope(Scope.READ)
    @RequiredSession
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(
            operationId = "disableOwnTotp",
            summary = "Disable your second factor",
            description = "Deletes the authenticator app and the recovery codes. Your other sessions end.")
    void disable(
            Caller caller,
            @RequestBody(required = false) @Valid @Nullable CurrentPasswordProof proof,
            @Parameter(hidden = true) HttpServletRequest request) {
        credentials.disableTotp(caller, proof == null ? null : proof.currentPassword(), () -> effects.begin(request));
    }
}
