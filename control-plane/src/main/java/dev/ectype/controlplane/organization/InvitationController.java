package dev.ectype.controlplane.organization;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.platform.web.Created;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
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

@RestController
@RequestMapping("/v1/organization/invitations")
@Tag(name = "Organization")
class InvitationController {
    private static final String INVITATION = "inv_01k9a3q0e8f6ta1w5y0n4m7b2c";

    private final Invitations invitations;

    InvitationController(Invitations invitations) {
        this.invitations = invitations;
    }

    @GetMapping
    @RequiredScope(Scope.ADMIN)
    @Operation(summary = "List invitations", description = "Newest first, including expired invitations.")
    Page<Invitation> list(Caller caller, PageRequest page) {
        return invitations.list(caller.organization(), page);
    }

    @GetMapping("/{id}")
    @RequiredScope(Scope.ADMIN)
    @Operation(summary = "Get an invitation")
    Invitation get(Caller caller, @PathVariable @Parameter(example = INVITATION) String id) {
        return invitations.get(caller.organization(), id);
    }

    @PostMapping
    @RequiredScope(Scope.ADMIN)
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(
            summary = "Invite somebody",
            description = "The person receives a mail with a link that is valid for seven days.")
    ResponseEntity<Invitation> create(Caller caller, @RequestBody @Valid NewInvitation wanted) {
        Invitation made = invitations.create(caller.organization(), wanted.email(), wanted.scope());
        return Created.at("/v1/organization/invitations/" + made.id(), made);
    }

    @PostMapping("/{id}/resend")
    @RequiredScope(Scope.ADMIN)
    @Operation(
            summary = "Send an invitation again",
            description = "The invitation, which may have expired, is valid for another seven days. "
                    + "The person receives a mail with a new link, and the earlier link stops working. "
                    + "At most three mails are sent within an hour.")
    Invitation resend(Caller caller, @PathVariable @Parameter(example = INVITATION) String id) {
        return invitations.resend(caller.organization(), id);
    }

    @DeleteMapping("/{id}")
    @RequiredScope(Scope.ADMIN)
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(summary = "Revoke an invitation")
    void revoke(Caller caller, @PathVariable @Parameter(example = INVITATION) String id) {
        invitations.revoke(caller.organization(), id);
    }
}
