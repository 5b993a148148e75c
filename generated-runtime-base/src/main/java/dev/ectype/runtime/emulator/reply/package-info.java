/**
 * Holds how replies are made: envelopes, pages, headers and errors in the shapes that the description gives them.
 * Takes what an operation chose to show, and the replies and exits of a plan.
 * Gives a filled reply buffer; what is stored as it is shown is copied and not made again.
 */
@NullMarked
package dev.ectype.runtime.emulator.reply;

import org.jspecify.annotations.NullMarked;
