package dev.ectype.controlplane.signin.link;

/**
 * Holds the fields of the form behind a link.
 *
 * @param email the e-mail address of the first administrator; otherwise ignored
 * @param password the new password; empty if there is none
 */
record LinkEntry(String token, String email, String password) {
    /** Omits the secrets. */
    @Override
    public String toString() {
        return "LinkEntry";
    }
}
