/**
 * What is asked of emulators that run in other processes.
 * It takes an address and how long to wait.
 * It gives what was answered, or why there was no answer.
 */
@NullMarked
package dev.ectype.cli.remote;

import org.jspecify.annotations.NullMarked;
