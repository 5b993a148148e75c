/**
 * Holds requests, responses and their content as plain values. Takes nothing from a transport, so that any server or
 * test can call a handler. Gives the contract between the server and the handlers.
 */
@NullMarked
package dev.ectype.runtime.http;

import org.jspecify.annotations.NullMarked;
