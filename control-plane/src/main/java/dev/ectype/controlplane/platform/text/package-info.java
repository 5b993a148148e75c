/**
 * The rule for texts that clients send and the service stores or shows.
 * Takes a text.
 * Gives whether the text is accepted, and how it is shown in messages.
 */
@NullMarked
package dev.ectype.controlplane.platform.text;

import org.jspecify.annotations.NullMarked;
