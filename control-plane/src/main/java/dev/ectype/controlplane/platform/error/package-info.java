/**
 * What can go wrong, as codes, statuses and exceptions.
 * Takes the words of whoever finds that it went wrong.
 * Gives what a problem is made of.
 */
@NullMarked
package dev.ectype.controlplane.platform.error;

import org.jspecify.annotations.NullMarked;
