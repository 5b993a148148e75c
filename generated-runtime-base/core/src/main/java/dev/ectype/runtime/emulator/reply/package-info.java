/**
 * Writes successful replies: envelopes, pages, header fields and bodies in their described form.
 * Takes the content that an operation returns, and the replies of a plan.
 * Returns a filled reply buffer. Stored documents that need no change are copied.
 */
@NullMarked
package dev.ectype.runtime.emulator.reply;

import org.jspecify.annotations.NullMarked;
