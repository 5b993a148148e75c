package dev.ectype.controlplane.platform.database;

/**
 * Describes a role with a password that is derived from the application key.
 *
 * @param purpose the purpose of the derivation
 */
record RolePassword(String role, String purpose) {}
