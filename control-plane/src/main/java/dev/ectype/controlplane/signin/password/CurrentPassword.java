package dev.ectype.controlplane.signin.password;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.error.ServiceException;
import dev.ectype.controlplane.platform.web.Times;
import dev.ectype.controlplane.session.Session;
import dev.ectype.controlplane.session.SessionKind;
import dev.ectype.controlplane.session.Sessions;
import dev.ectype.controlplane.session.SignInMethod;
import dev.ectype.controlplane.signin.password.PasswordHashes.HashSlot;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * Checks that the caller is the member, and not somebody at an unattended browser: by the current password, or by a session that began with
 * a link in the last ten minutes.
 */
@Component
class CurrentPassword {
    private static final Duration RECENT = Duration.ofMinutes(10);
    private static final String FIELD = "currentPassword";

    private final Passwords passwords;
    private final PasswordHashes hashes;
    private final PasswordAttempts attempts;
    private final Sessions sessions;
    private final Times times;

    CurrentPassword(
            Passwords passwords, PasswordHashes hashes, PasswordAttempts attempts, Sessions sessions, Times times) {
        this.passwords = passwords;
        this.hashes = hashes;
        this.attempts = attempts;
        this.sessions = sessions;
        this.times = times;
    }

    /** Returns whether the session began with a link recently, so that no password is needed. */
    boolean isRecent(Caller caller) {
        Session session = sessions.get(caller.organization(), caller.credential());
        // A bearer copies the method of the session that created it, at any later time.
        return session.kind() == SessionKind.COOKIE
                && session.method() == SignInMethod.LINK
                && session.createdAt().plus(RECENT).isAfter(times.now());
    }

    /** Rejects the request unless the password is right or the session is recent. */
    void require(Caller caller, @Nullable String password) {
        if (isRecent(caller)) {
            return;
        }
        UUID user = Objects.requireNonNull(caller.user(), "user");
        String hash = passwords
                .find(caller.organization(), user)
                .orElseThrow(() -> new ServiceException(
                        ErrorCode.FORBIDDEN, "You have no password; request a link at /sign-in/forgotten to set one."));
        if (password == null || password.isEmpty()) {
            throw InvalidRequest.of(
                    FIELD, "required", "is missing; the session did not begin with a link in the last ten minutes");
        }
        check(caller.name(), password, hash);
    }

    private void check(String email, String password, String hash) {
        try (HashSlot slot = hashes.enter()) {
            Optional<Duration> wait = attempts.begin(email);
            if (wait.isPresent()) {
                throw new ServiceException(
                                ErrorCode.RATE_LIMITED,
                                "Too many wrong passwords; wait " + wait.get().toSeconds() + " s, then try again.")
                        .with("violated-policies", java.util.List.of("passwords"))
                        .header("Retry-After", Long.toString(wait.get().toSeconds()));
            } else if (!slot.matches(PasswordRules.normalise(password), hash)) {
                throw InvalidRequest.of(FIELD, "password", "is wrong");
            }
        }
        attempts.forget(email);
    }
}
