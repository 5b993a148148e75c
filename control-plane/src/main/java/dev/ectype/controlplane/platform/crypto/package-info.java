/**
 * Seals secrets with the application key. Takes texts that must not be readable in the database. Gives bytes that only a node with the key
 * can open.
 */
@NullMarked
package dev.ectype.controlplane.platform.crypto;

import org.jspecify.annotations.NullMarked;
