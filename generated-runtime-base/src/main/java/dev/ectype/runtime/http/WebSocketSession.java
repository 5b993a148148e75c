package dev.ectype.runtime.http;

/** What a request has opened in place of a reply: both sides say texts, whenever they want to. Always called on the event loop. */
public interface WebSocketSession {
    /** Called once, before anything was heard. */
    void opened(Peer peer);

    void received(String text);

    /** Called exactly once, when either side has ended it or the connection is gone. */
    void closed();

    /** The other side. */
    interface Peer {
        void send(String text);

        /** Ends the conversation, with one of the codes of RFC 6455 or of a protocol on top of it. */
        void close(int code, String reason);

        /** Does something on the event loop of this conversation; may be called on any thread. */
        void execute(Runnable work);
    }
}
