/**
 * Holds the options of the server: address, limits, timeouts, logs and TLS. Takes values from the command line or
 * from a program. Gives immutable options to the server.
 */
@NullMarked
package dev.ectype.runtime.netty.option;

import org.jspecify.annotations.NullMarked;
