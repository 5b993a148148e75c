package dev.ectype.runtime.netty;

import dev.ectype.runtime.http.Conversation;

/** Hears everything and says nothing. */
final class SilentConversation implements Conversation {
    @Override
    public void opened(Peer peer) {}

    @Override
    public void heard(String text) {}

    @Override
    public void closed() {}
}
