package dev.ectype.runtime.netty.http1;

import dev.ectype.runtime.netty.body.RequestRefusal;
import io.netty.buffer.ByteBuf;

/** Receives nothing: the receiver until a connection is ready. */
enum NoReceiver implements RequestReceiver {
    INSTANCE;

    @Override
    public void begin() {}

    @Override
    public void receive(byte[] bytes, int from, int count) {}

    @Override
    public void answer() {}

    @Override
    public void refuse(RequestRefusal refusal) {}

    @Override
    public void switchToHttp2(ByteBuf preface) {
        preface.release();
    }
}
