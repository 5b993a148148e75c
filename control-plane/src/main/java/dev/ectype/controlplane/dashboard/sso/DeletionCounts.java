package dev.ectype.controlplane.dashboard.sso;

/**
 * Holds what ends with an identity provider.
 *
 * @param sessions the sessions that began with it
 * @param members the active members of its domain
 * @param withoutPassword those of them who have no password
 * @param token whether a SCIM token ends
 */
public record DeletionCounts(int sessions, int members, int withoutPassword, boolean token) {}
