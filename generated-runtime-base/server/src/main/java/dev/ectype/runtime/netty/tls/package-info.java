/**
 * Holds the TLS setup: certificate sources and the generated certificate for localhost. Takes PEM files or nothing.
 * Gives the TLS context of the server.
 */
@NullMarked
package dev.ectype.runtime.netty.tls;

import org.jspecify.annotations.NullMarked;
