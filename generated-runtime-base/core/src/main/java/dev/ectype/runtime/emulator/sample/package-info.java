/**
 * Creates requests that a described API must accept.
 * Takes the plan of an emulator and known values, such as identifiers of existing instances.
 * Returns requests as values, and as commands for users.
 */
@NullMarked
package dev.ectype.runtime.emulator.sample;

import org.jspecify.annotations.NullMarked;
