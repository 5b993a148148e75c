/**
 * Forwards each request to its server and each response to its client, and records both. Takes decoded messages of
 * client connections. Gives recorded exchanges before the last part of a response reaches the client.
 */
@NullMarked
package dev.ectype.cli.proxy.exchange;

import org.jspecify.annotations.NullMarked;
