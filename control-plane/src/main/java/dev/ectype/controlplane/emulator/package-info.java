/**
 * Emulators that run somewhere: who they are, where they are reached, and whether they still run.
 * Takes what emulators say of themselves, again and again.
 * Gives lists of them, and an event when one comes, goes, falls silent or is heard of again.
 */
@NullMarked
package dev.ectype.controlplane.emulator;

import org.jspecify.annotations.NullMarked;
