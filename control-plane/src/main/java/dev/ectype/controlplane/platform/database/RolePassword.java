package dev.ectype.controlplane.platform.database;

/**
 * A role whose password is derived from the application key.
 *
 * @param purpose what the password is derived for
 */
record RolePassword(String role, String purpose) {}
