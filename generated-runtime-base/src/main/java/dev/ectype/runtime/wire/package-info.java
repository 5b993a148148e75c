/**
 * Holds what protocols beside HTTP and the emulator say to each other.
 * Takes calls: a name and a document, in the name of a request that came over another wire.
 * Gives what was answered, and the version of the state that it was read from.
 */
@NullMarked
package dev.ectype.runtime.wire;

import org.jspecify.annotations.NullMarked;
