package dev.ectype.runtime.http;

/** Handles a WebSocket session of text messages. Always called on the event loop. */
public interface WebSocketSession {
    /** Opens the session. Called once before the first message. */
    void opened(Peer peer);

    void received(String text);

    /** Closes the session. Called exactly once after either side ends it or the connection breaks. */
    void closed();

    /** Represents the other side of the session. */
    interface Peer {
        void send(String text);

        /** Ends the session with a code of RFC 6455 or of a subprotocol. */
        void close(int code, String reason);

        /** Runs work on the event loop of this session. May be called on any thread. */
        void execute(Runnable work);
    }
}
