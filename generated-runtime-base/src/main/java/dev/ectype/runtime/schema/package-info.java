/**
 * Holds the described types as they are known at run time, and the judge that tells which values they allow.
 * Takes the type documents of a plan and the JSON values that clients send or the emulator is about to answer.
 * Gives faults that name the offending place, the broken rule and the value that was expected.
 */
@NullMarked
package dev.ectype.runtime.schema;

import org.jspecify.annotations.NullMarked;
