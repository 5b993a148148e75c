/**
 * Holds the Netty server: start, pipeline and transport. Takes an HTTP handler and server options. Gives a running
 * server with its port and an orderly shutdown.
 */
@NullMarked
package dev.ectype.runtime.netty;

import org.jspecify.annotations.NullMarked;
