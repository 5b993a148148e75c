package dev.ectype.runtime.netty;

import dev.ectype.runtime.http.WebSocketSession;

/** Receives all messages and sends none. */
final class SilentWebSocketSession implements WebSocketSession {
    @Override
    public void opened(Peer peer) {}

    @Override
    public void received(String text) {}

    @Override
    public void closed() {}
}
