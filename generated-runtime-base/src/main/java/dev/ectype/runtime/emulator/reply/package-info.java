/**
 * Writes successful replies. Takes reply content and the plan of an operation. Gives status, headers and a JSON body.
 */
@NullMarked
package dev.ectype.runtime.emulator.reply;

import org.jspecify.annotations.NullMarked;
