package dev.ectype.runtime.server;

import org.jspecify.annotations.Nullable;

/** Holds the address and the options of a server; port 0 takes any free port. */
public record ServingOptions(
        String host, int port, @Nullable Encryption encryption, int maxBody, ServerLog log) {}
