/**
 * The application key and what is sealed with it.
 * Takes texts that must not be read from the database.
 * Gives bytes that only a node with the key opens.
 */
@NullMarked
package dev.ectype.controlplane.platform.crypto;

import org.jspecify.annotations.NullMarked;
