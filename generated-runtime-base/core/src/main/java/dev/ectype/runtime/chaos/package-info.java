/**
 * Holds the faults that users inject on purpose: chaos rules, their matching and their counters. Takes rules as JSON,
 * the operations of the API and the state of one sandbox. Gives the outcome for each request, which the emulator
 * applies and the server carries out.
 */
@NullMarked
package dev.ectype.runtime.chaos;

import org.jspecify.annotations.NullMarked;
