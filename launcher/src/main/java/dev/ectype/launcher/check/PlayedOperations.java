package dev.ectype.launcher.check;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.binding.ChannelMessage;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Selects the operations that a client can play: those that it calls, and the first message that the emulator sends on each channel. */
final class PlayedOperations {
    private PlayedOperations() {}

    static List<Endpoint> of(List<Endpoint> endpoints) {
        List<Endpoint> played = new ArrayList<>();
        Set<String> sent = new LinkedHashSet<>();
        for (Endpoint endpoint : endpoints) {
            boolean isFirst = endpoint.binding() instanceof ChannelMessage message
                    && !message.isClientInitiated()
                    && sent.add(message.channel());
            if (endpoint.binding().isClientInitiated() || isFirst) {
                played.add(endpoint);
            }
        }
        return played;
    }
}
