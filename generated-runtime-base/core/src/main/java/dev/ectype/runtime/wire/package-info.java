/**
 * Holds the contract between protocol adapters and the emulator. Takes calls: an operation name and a document, on
 * behalf of a request. Gives call results with the version of the state that they show.
 */
@NullMarked
package dev.ectype.runtime.wire;

import org.jspecify.annotations.NullMarked;
