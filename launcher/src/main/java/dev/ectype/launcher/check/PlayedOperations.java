package dev.ectype.launcher.check;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.binding.ChannelMessage;
import java.util.List;

/** Selects the operations that a client can play: those that it calls, and the messages that it publishes in place of the emulator. */
final class PlayedOperations {
    private PlayedOperations() {}

    static List<Endpoint> of(List<Endpoint> endpoints) {
        return endpoints.stream()
                .filter(endpoint ->
                        endpoint.binding().isClientInitiated() || endpoint.binding() instanceof ChannelMessage)
                .toList();
    }
}
