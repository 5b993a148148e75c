package dev.ectype.compiler.ingest.asyncapi;

import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.ir.binding.Parameter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes a channel.
 *
 * @param name its name in the description
 * @param address the address with parameters in braces, or null if only requests name it
 * @param servers the servers that have the channel
 * @param parameters the parameters in the address and of the connection
 */
record DeclaredChannel(
        String name,
        @Nullable String address,
        DescriptionObject fields,
        List<DeclaredServer> servers,
        List<Parameter> parameters) {
    DeclaredChannel {
        servers = List.copyOf(servers);
        parameters = List.copyOf(parameters);
    }

    /** Returns the names of the parameters of the connection. */
    List<String> connectionParameters() {
        return parameters.stream()
                .filter(parameter -> parameter.in() != Parameter.In.PATH)
                .map(Parameter::name)
                .toList();
    }

    /** Returns the protocols of the channel, none if any protocol may serve it. */
    List<String> protocols() {
        return servers.stream()
                .map(DeclaredServer::protocol)
                .filter(protocol -> !protocol.isEmpty())
                .distinct()
                .toList();
    }
}
