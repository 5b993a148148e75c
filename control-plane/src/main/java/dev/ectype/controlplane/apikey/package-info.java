/**
 * Keys of the API: made, rotated and revoked.
 * Takes requests of administrators.
 * Gives keys, each shown once.
 */
@NullMarked
package dev.ectype.controlplane.apikey;

import org.jspecify.annotations.NullMarked;
