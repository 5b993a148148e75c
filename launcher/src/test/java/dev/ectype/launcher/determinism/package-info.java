/**
 * Holds the proof that the same requests get the same bytes. It takes seeds, from which traffic is made. It gives the digests of all that is answered,
 * in this process and in others.
 */
@NullMarked
package dev.ectype.launcher.determinism;

import org.jspecify.annotations.NullMarked;
