/**
 * Shows where an emulator spends its time.
 * It takes the samples of the flight recorder while a client sends requests.
 * It writes a chart of the called methods for each kind of work.
 */
@NullMarked
package dev.ectype.benchmark.profile;

import org.jspecify.annotations.NullMarked;
