package dev.ectype.controlplane.signin.password;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.session.Sessions;
import dev.ectype.controlplane.signin.totp.NewTotp;
import dev.ectype.controlplane.signin.totp.SecondFactors;
import dev.ectype.controlplane.signin.totp.TotpStatus;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.support.TransactionOperations;

/**
 * Changes the password and the second factor of the caller, after a check of the current password. Each change ends the other sessions. The
 * transaction of an idempotency key begins after the check, because a check takes long and needs a connection of its own.
 */
@Service
public class OwnCredentials {
    private final CurrentPassword current;
    private final Passwords passwords;
    private final PasswordHashes hashes;
    private final PasswordAttempts attempts;
    private final SecondFactors factors;
    private final Sessions sessions;
    private final TransactionOperations transactions;

    OwnCredentials(
            CurrentPassword current,
            Passwords passwords,
            PasswordHashes hashes,
            PasswordAttempts attempts,
            SecondFactors factors,
            Sessions sessions,
            TransactionOperations transactions) {
        this.current = current;
        this.passwords = passwords;
        this.hashes = hashes;
        this.attempts = attempts;
        this.factors = factors;
        this.sessions = sessions;
        this.transactions = transactions;
    }

    /** Returns whether changes need the current password: the session did not begin with a link recently. */
    public boolean needPassword(Caller caller) {
        return !current.isRecent(caller);
    }

    public boolean hasPassword(Caller caller) {
        return passwords.exists(caller.organization(), user(caller));
    }

    /**
     * Changes the password.
     *
     * @param currentPassword the current password; null if the session is recent
     * @param begin begins the effect, after the check
     */
    public void changePassword(Caller caller, @Nullable String currentPassword, String newPassword, Runnable begin) {
        String accepted = PasswordRules.accept("newPassword", newPassword, caller.name());
        current.require(caller, currentPassword);
        String hash = hashes.hash(accepted);
        begin.run();
        passwords.change(caller.organization(), user(caller), hash, caller.credential());
        attempts.forget(caller.name());
    }

    public TotpStatus totp(Caller caller) {
        return factors.status(caller.organization(), user(caller));
    }

    /**
     * Creates the secret of an authenticator app.
     *
     * @param begin begins the effect, after the check
     */
    public NewTotp beginTotp(Caller caller, @Nullable String currentPassword, Runnable begin) {
        current.require(caller, currentPassword);
        begin.run();
        return factors.begin(caller.organization(), user(caller), caller.name());
    }

    /** Returns the secret that waits for its confirmation. */
    public Optional<NewTotp> pendingTotp(Caller caller) {
        return factors.pending(caller.organization(), user(caller), caller.name());
    }

    /** Enables the second factor and returns the recovery codes. */
    public List<String> confirmTotp(Caller caller, String code) {
        return Objects.requireNonNull(transactions.execute(status -> {
            List<String> codes = factors.confirm(caller.organization(), user(caller), code);
            sessions.revokeAll(caller.organization(), user(caller), caller.credential());
            return codes;
        }));
    }

    /**
     * Replaces the recovery codes and returns the new ones.
     *
     * @param begin begins the effect, after the check
     */
    public List<String> replaceRecoveryCodes(Caller caller, @Nullable String currentPassword, Runnable begin) {
        current.require(caller, currentPassword);
        begin.run();
        return Objects.requireNonNull(transactions.execute(status -> {
            List<String> codes = factors.replaceRecoveryCodes(caller.organization(), user(caller));
            sessions.revokeAll(caller.organization(), user(caller), caller.credential());
            return codes;
        }));
    }

    /**
     * Disables the second factor.
     *
     * @param begin begins the effect, after the check
     */
    public void disableTotp(Caller caller, @Nullable String currentPassword, Runnable begin) {
        current.require(caller, currentPassword);
        begin.run();
        transactions.executeWithoutResult(status -> {
            if (factors.disable(caller.organization(), user(caller))) {
                sessions.revokeAll(caller.organization(), user(caller), caller.credential());
            }
        });
    }

    private static UUID user(Caller caller) {
        return Objects.requireNonNull(caller.user(), "user");
    }
}
