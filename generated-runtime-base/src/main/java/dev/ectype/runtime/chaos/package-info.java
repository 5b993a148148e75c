/**
 * Faults on purpose: rules that say which requests meet which fault, and the dice that decide it the same way each time.
 * It takes rules as JSON, the operations that there are, and the state of one sandbox, with which rules and counts go back and forth.
 * It gives what befalls a request, which the emulator answers and the server carries out.
 */
@NullMarked
package dev.ectype.runtime.chaos;

import org.jspecify.annotations.NullMarked;
