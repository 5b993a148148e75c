/**
 * Validates texts that clients send and the service stores or displays. Takes a text. Gives whether it is accepted, and a safe form for
 * messages.
 */
@NullMarked
package dev.ectype.controlplane.platform.text;

import org.jspecify.annotations.NullMarked;
