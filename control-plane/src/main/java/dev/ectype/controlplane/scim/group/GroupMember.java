package dev.ectype.controlplane.scim.group;

import java.util.UUID;

/**
 * Names a user of a group.
 *
 * @param display the name, or else the e-mail address
 */
record GroupMember(UUID group, UUID user, String display) {}
