/**
 * Holds what the users of a server choose and receive, independent of the transport. Takes certificates and a log. Gives TLS
 * settings, messages and the reason why a server does not start.
 */
@NullMarked
package dev.ectype.runtime.server;

import org.jspecify.annotations.NullMarked;
