package dev.ectype.runtime.netty.http1;

import dev.ectype.runtime.netty.body.RequestRefusal;
import io.netty.buffer.ByteBuf;

/** Receives the requests of an HTTP/1 connection, part by part. */
interface RequestReceiver {
    /** Answers the request at the beginning of some bytes if its reply is cached. Returns its length, or 0 if the request must be read. */
    default int answerFromCache(byte[] bytes, int from, int to) {
        return 0;
    }

    /** Receives a head, which the input has. */
    void begin();

    /** Receives bytes of the body. */
    void receive(byte[] bytes, int from, int count);

    /** Receives the end of the body. */
    void answer();

    /** Receives the reason to refuse bytes that are no request. */
    void refuse(RequestRefusal refusal);

    /** Receives the first bytes of a client of HTTP/2. */
    void switchToHttp2(ByteBuf preface);
}
