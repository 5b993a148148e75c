package dev.ectype.controlplane.account;

import dev.ectype.controlplane.signin.totp.NewTotp;
import dev.ectype.controlplane.signin.totp.TotpStatus;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Represents the pages that change the password and the second factor.
 *
 * @param email the address of the user, for password managers
 * @param needsPassword whether a change needs the current password
 * @param totp the state of the second factor, or null
 * @param secret the secret that waits for its confirmation, or null
 * @param recoveryCodes the new recovery codes; usually empty
 * @param notice a message, or null
 * @param error the reason of a rejection, or null
 */
public record CredentialView(
        String email,
        boolean needsPassword,
        @Nullable TotpStatus totp,
        @Nullable NewTotp secret,
        List<String> recoveryCodes,
        @Nullable String notice,
        @Nullable String error) {
    static CredentialView of(String email, boolean needsPassword) {
        return new CredentialView(email, needsPassword, null, null, List.of(), null, null);
    }

    CredentialView withTotp(TotpStatus state, @Nullable NewTotp pending) {
        return new CredentialView(email, needsPassword, state, pending, recoveryCodes, notice, error);
    }

    CredentialView withRecoveryCodes(List<String> codes) {
        return new CredentialView(email, needsPassword, totp, secret, codes, notice, error);
    }

    CredentialView withNotice(String sentence) {
        return new CredentialView(email, needsPassword, totp, secret, recoveryCodes, sentence, error);
    }

    CredentialView withError(String sentence) {
        return new CredentialView(email, needsPassword, totp, secret, recoveryCodes, notice, sentence);
    }

    /** Returns the QR code of the secret. */
    public QrImage qr() {
        return QrImage.of(secret == null ? "" : secret.uri());
    }

    public boolean enabled() {
        return totp != null && totp.enabled();
    }

    /** Omits the secrets. */
    @Override
    public String toString() {
        return "CredentialView[" + email + "]";
    }
}
