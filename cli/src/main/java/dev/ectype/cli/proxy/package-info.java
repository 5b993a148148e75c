/**
 * Stands between clients and the server behind it, and notes what both say.
 * Takes connections of HTTP/1.1 and HTTP/2, and never holds more of a message than its bound.
 * Gives each exchange to a recorder before the last of its reply goes to the client.
 */
@NullMarked
package dev.ectype.cli.proxy;

import org.jspecify.annotations.NullMarked;
