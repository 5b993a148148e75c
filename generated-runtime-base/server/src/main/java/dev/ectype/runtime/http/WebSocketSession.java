package dev.ectype.runtime.http;

/** Handles a WebSocket session of text messages. Always called on the event loop. */
public interface WebSocketSession extends Conversation {
    /**
     * Opens the session. Called once before the first message.
     *
     * @param peer the other side, for replies
     */
    void opened(Peer peer);

    /** {@return true if the session expects a message of the client before it sends one} */
    default boolean clientSpeaksFirst() {
        return true;
    }

    /**
     * Receives a message.
     *
     * @param text the whole text message
     */
    void received(String text);

    /** Continues to send after the peer was not ready. */
    default void resumed() {}

    /** Closes the session. Called exactly once after either side ends it or the connection breaks. */
    void closed();

    /** Represents the other side of the session. */
    interface Peer {
        /**
         * Sends a message. Called on the event loop.
         *
         * @param text the text message
         */
        void send(String text);

        /**
         * Sends a message, without a copy. Called on the event loop.
         *
         * @param utf8 the text message in UTF-8, which does not change any more
         */
        void send(ByteSlice utf8);

        /** {@return true if the client reads its messages; otherwise further ones only fill memory} */
        boolean isReady();

        /**
         * Ends the session.
         *
         * @param code the close code of RFC 6455 or of a subprotocol, such as 1000
         * @param reason the reason for the other side
         */
        void close(int code, String reason);

        /**
         * Runs work on the event loop of this session. May be called on any thread.
         *
         * @param work the task
         */
        void execute(Runnable work);
    }
}
