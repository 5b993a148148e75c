package dev.ectype.controlplane.scim.group;

import java.util.UUID;

/** Names a group of a user. */
public record GroupReference(UUID id, String displayName) {}
