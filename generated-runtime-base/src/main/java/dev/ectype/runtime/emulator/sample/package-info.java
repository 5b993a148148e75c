/**
 * Writes valid sample requests. Takes the plan of an operation and known identifiers. Gives requests and curl
 * commands.
 */
@NullMarked
package dev.ectype.runtime.emulator.sample;

import org.jspecify.annotations.NullMarked;
