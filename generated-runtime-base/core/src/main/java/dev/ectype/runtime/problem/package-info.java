/**
 * Holds the reasons for which an operation fails. Takes a status, a code and a message. Gives an exception that the emulator
 * reports in the error schema of the API.
 */
@NullMarked
package dev.ectype.runtime.problem;

import org.jspecify.annotations.NullMarked;
