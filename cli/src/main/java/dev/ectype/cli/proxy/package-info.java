/**
 * Accepts the connections of clients and detects their protocol: TLS, HTTP/1.1, HTTP/2 or a tunnel. Takes proxy
 * options and an exchange recorder. Gives each connection a handler for its protocol, or a blind tunnel.
 */
@NullMarked
package dev.ectype.cli.proxy;

import org.jspecify.annotations.NullMarked;
