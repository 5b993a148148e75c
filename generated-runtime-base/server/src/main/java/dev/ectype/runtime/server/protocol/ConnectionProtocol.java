package dev.ectype.runtime.server.protocol;

import dev.ectype.runtime.http.Conversation;
import io.netty.channel.ChannelPipeline;

/** Serves another protocol than HTTP, on connections of its own or in the binary messages of WebSockets. */
public interface ConnectionProtocol extends Conversation {
    /**
     * Adds the handlers of the protocol for one connection. They exchange bytes with the handlers before them, and receive a
     * {@link Event}.
     *
     * @param pipeline the handlers of the connection so far
     */
    void install(ChannelPipeline pipeline);

    /** Lists the user events that the server sends to the handlers. */
    enum Event {
        /** The server stops: end the connection. */
        STOPPING
    }
}
