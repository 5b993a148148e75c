/**
 * Holds the running emulator: sandboxes, dispatcher, operation runner. Takes an HTTP request. Gives the reply,
 * written and committed.
 */
@NullMarked
package dev.ectype.runtime.emulator.instance;

import org.jspecify.annotations.NullMarked;
