package dev.ectype.runtime.server.protocol;

/**
 * Holds a port of another protocol than HTTP.
 *
 * @param port the port; 0 takes any free port
 * @param protocol the protocol of its connections
 */
public record ProtocolPort(int port, ConnectionProtocol protocol) {}
