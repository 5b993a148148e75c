package dev.ectype.compiler.ingest.asyncapi;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes a server of a description.
 *
 * @param protocol the protocol in lower case, such as {@code wss}, or an empty text
 * @param path the path below which the server has its channels, or null
 * @param security the alternative sets of required security schemes
 */
record DeclaredServer(String protocol, @Nullable String path, List<List<String>> security) {
    DeclaredServer {
        security = List.copyOf(security);
    }
}
