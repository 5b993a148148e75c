package dev.ectype.controlplane.dashboard.account;

import dev.ectype.controlplane.dashboard.FormState;
import dev.ectype.controlplane.dashboard.Visit;
import dev.ectype.controlplane.signin.FormMessage;
import dev.ectype.controlplane.signin.password.OwnCredentials;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Represents what a form asks for before it changes credentials.
 *
 * @param email the address of the user, for password managers
 * @param needed whether the form needs the current password
 * @param possible whether the user has a password
 */
public record PasswordProof(String email, boolean needed, boolean possible) {
    static final String FIELD = "currentPassword";

    static PasswordProof of(Visit visit, OwnCredentials credentials) {
        return new PasswordProof(
                visit.caller().name(),
                credentials.needPassword(visit.caller()),
                credentials.hasPassword(visit.caller()));
    }

    /** Returns whether the user must first sign in with a link, because there is no password to enter. */
    public boolean isMissing() {
        return needed && !possible;
    }

    /** Returns the current password of a form; null if it is absent. */
    static @Nullable String entered(Map<String, String> fields) {
        return fields.get(FIELD);
    }

    /** Returns a rejected form with a message in the words of pages. The reason about the current password is displayed at its field. */
    static FormState displayed(FormState form) {
        String error = form.error();
        boolean atField = form.fault(FIELD) != null;
        return new FormState(
                form.values(), form.faults(), error == null || atField ? null : FormMessage.of(error), form.status());
    }
}
