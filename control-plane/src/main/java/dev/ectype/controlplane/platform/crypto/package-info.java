/**
 * Seals secrets with the application key, and makes and hashes random ones. Takes texts that must not be readable in the database. Gives bytes
 * that only a node with the key can open, or that nobody can revert.
 */
@NullMarked
package dev.ectype.controlplane.platform.crypto;

import org.jspecify.annotations.NullMarked;
