/**
 * Sends written requests to a running emulator, over HTTP or by a direct call.
 * It takes a request and an emulator.
 * It returns the response.
 */
@NullMarked
package dev.ectype.launcher.exchange;

import org.jspecify.annotations.NullMarked;
