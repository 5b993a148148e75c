package dev.ectype.runtime.server.listen;

import dev.ectype.runtime.server.Encryption;
import dev.ectype.runtime.server.ServerLog;
import dev.ectype.runtime.server.protocol.ProtocolPort;
import org.jspecify.annotations.Nullable;

/**
 * Holds the address and the options of a server.
 *
 * @param host the host name or the IP address to listen on
 * @param port the port; 0 takes any free port
 * @param encryption the TLS settings, or null for plain HTTP
 * @param maxBody the maximum size of a request body in bytes
 * @param log the receiver of the server's events
 * @param second the port of another protocol than HTTP, or null
 */
public record ServingOptions(
        String host,
        int port,
        @Nullable Encryption encryption,
        int maxBody,
        ServerLog log,
        @Nullable ProtocolPort second) {}
