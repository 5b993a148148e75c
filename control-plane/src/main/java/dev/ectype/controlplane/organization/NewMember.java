package dev.ectype.controlplane.organization;

import dev.ectype.controlplane.platform.auth.Scope;
import org.jspecify.annotations.Nullable;

/**
 * Holds the properties of a new member.
 *
 * @param email the normalised e-mail address
 */
public record NewMember(String email, @Nullable String name, Scope scope, boolean active) {}
