/**
 * Holds the options, transports, TLS contexts and limits that all threads of the proxy share. Takes the options of
 * the command and a certificate authority. Gives connections to servers, TLS contexts and bounded buffers for
 * recorded bodies.
 */
@NullMarked
package dev.ectype.cli.proxy.context;

import org.jspecify.annotations.NullMarked;
