/**
 * Holds what one request and one sandbox consist of. Takes the plan, the options and a transaction. Gives prepared
 * operations, request contexts and the replies of repeated requests.
 */
@NullMarked
package dev.ectype.runtime.emulator.context;

import org.jspecify.annotations.NullMarked;
