/**
 * Makes requests that a described API must answer.
 * It takes the plan of an emulator and values that are known, such as identifiers of what exists.
 * It gives requests as plain values, and their forms for people.
 */
@NullMarked
package dev.ectype.runtime.emulator.sample;

import org.jspecify.annotations.NullMarked;
