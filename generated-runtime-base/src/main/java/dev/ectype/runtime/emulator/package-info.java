/**
 * Holds what emitted emulators are made of: operations, stores, replies, and the emulator that serves them.
 * Takes emitted classes, the plan beside them and requests.
 * Gives a stateful server, and to overrides the same handles that emitted code uses.
 */
@NullMarked
package dev.ectype.runtime.emulator;

import org.jspecify.annotations.NullMarked;
