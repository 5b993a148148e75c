package dev.ectype.controlplane.session;

import dev.ectype.controlplane.organization.Members;
import dev.ectype.controlplane.platform.Settings;
import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.RequiredSession;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.error.NotFound;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.platform.web.Created;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.validation.Valid;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Serves the routes of sessions. Users manage their own sessions, administrators those of all members. */
@RestController
@Tag(name = "Sessions", description = "The sessions of members who have signed in.")
class SessionController {
    private static final String SESSION = "ses_01k9a3q0e8f6ta1w5y0n4m7b2c";
    private static final String USER = "usr_01k9a3q0e8f6ta1w5y0n4m7b2c";

    private final Sessions sessions;
    private final Members members;
    private final Settings settings;

    SessionController(Sessions sessions, Members members, Settings settings) {
        this.sessions = sessions;
        this.members = members;
        this.settings = settings;
    }

    @GetMapping("/v1/sessions")
    @RequiredScope(Scope.READ)
    @Operation(
            summary = "List sessions",
            description =
                    "Sessions that have not ended, newest first: those of the caller, and with the scope admin those of all members.")
    Page<Session> list(
            Caller caller,
            PageRequest page,
            @Parameter(description = "Only the sessions of a member.", example = USER)
                    @RequestParam(required = false)
                    @Nullable
                    String user) {
        UUID member = user == null ? null : IdKind.USER.require(user);
        boolean admin = caller.scope().includes(Scope.ADMIN);
        if (!admin && (caller.user() == null || member != null && !member.equals(caller.user()))) {
            return new Page<>(List.of(), null);
        }
        return sessions.list(caller.organization(), admin ? member : caller.user(), page)
                .map(session -> session.asSeenBy(caller.credential()));
    }

    @DeleteMapping("/v1/sessions")
    @RequiredScope(Scope.READ)
    @RequiredSession
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(
            operationId = "revokeOtherSessions",
            summary = "Revoke the other sessions of the caller",
            description = "The session of the request continues.")
    void revokeOthers(Caller caller) {
        sessions.revokeAll(caller.organization(), Objects.requireNonNull(caller.user()), caller.credential());
    }

    @DeleteMapping("/v1/organization/members/{id}/sessions")
    @RequiredScope(Scope.ADMIN)
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(
            operationId = "revokeSessionsOfMember",
            summary = "Revoke the sessions of a member",
            description = "Within a second, on all nodes.")
    void revokeAll(Caller caller, @PathVariable @Parameter(example = USER) String id) {
        members.get(caller.organization(), id);
        sessions.revokeAll(caller.organization(), IdKind.USER.require(id), null);
    }

    @DeleteMapping("/v1/sessions/{id}")
    @RequiredScope(Scope.READ)
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(summary = "Revoke a session", description = "Within a second, on all nodes.")
    void revoke(Caller caller, @PathVariable @Parameter(example = SESSION) String id) {
        boolean admin = caller.scope().includes(Scope.ADMIN);
        // Keys have no sessions.
        if (!admin && caller.user() == null
                || !sessions.revoke(caller.organization(), admin ? null : caller.user(), id)) {
            throw new NotFound(IdKind.SESSION.noun(), id);
        }
    }

    @PostMapping("/v1/sessions/token")
    @RequiredScope(Scope.READ)
    @RequiredSession
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(
            operationId = "createSessionToken",
            summary = "Create a session bearer for another origin",
            description = "The token has the permissions of the signed-in member and works for pages of one origin. "
                    + "The operator configures the origins.")
    ResponseEntity<Session> createToken(
            Caller caller, @RequestBody @Valid NewToken wanted, @Parameter(hidden = true) HttpServletRequest request) {
        if (!settings.corsOrigins().contains(wanted.origin())) {
            throw InvalidRequest.of(
                    "origin",
                    "origin",
                    "must be one of the origins that the operator allows with ECTYPE_CORS_ORIGINS: "
                            + String.join(", ", settings.corsOrigins()));
        }
        Session parent = sessions.get(caller.organization(), caller.credential());
        Session created = sessions.createBearer(
                caller.organization(),
                new NewSession(
                        Objects.requireNonNull(caller.user()),
                        SessionKind.BEARER,
                        parent.method(),
                        parent.provider() == null ? null : IdKind.SSO_PROVIDER.require(parent.provider()),
                        wanted.origin(),
                        request.getHeader("User-Agent"),
                        request.getRemoteAddr(),
                        null,
                        lifetime(wanted)));
        return Created.at("/v1/sessions/" + created.id(), created);
    }

    /** A token lives no longer than sessions do. */
    private Duration lifetime(NewToken wanted) {
        Duration longest = settings.sessionLifetime();
        Integer seconds = wanted.lifetimeSeconds();
        return seconds == null || seconds > longest.toSeconds() ? longest : Duration.ofSeconds(seconds);
    }
}
