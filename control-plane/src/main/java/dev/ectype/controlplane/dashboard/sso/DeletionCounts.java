package dev.ectype.controlplane.dashboard.sso;

/**
 * Holds what ends with an identity provider that is disabled or deleted.
 *
 * @param sessions the sessions that began with it
 * @param isOwn whether the session of the visitor is one of them, which ends with a deletion only
 * @param members the active members of its domain
 * @param withoutPassword those of them who have no password
 * @param token whether a SCIM token ends
 */
public record DeletionCounts(int sessions, boolean isOwn, int members, int withoutPassword, boolean token) {
    /** Returns the number of sessions that end when the visitor disables the provider. */
    public int otherSessions() {
        return isOwn ? sessions - 1 : sessions;
    }
}
