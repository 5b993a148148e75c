/** An HTTP server on Netty that calls a handler. */
module dev.ectype.server {
    requires io.netty.buffer;
    requires io.netty.codec;
    requires io.netty.codec.http;
    requires io.netty.codec.http2;
    requires io.netty.common;
    requires io.netty.handler;
    requires transitive io.netty.transport;
    requires io.netty.transport.classes.epoll;
    requires io.netty.transport.unix.common;
    requires static transitive org.jspecify;

    exports dev.ectype.runtime.server;
    exports dev.ectype.runtime.http to
            dev.ectype.channel,
            dev.ectype.graphql,
            dev.ectype.grpc,
            dev.ectype.runtime;
    exports dev.ectype.runtime.server.listen to
            dev.ectype.runtime;
    exports dev.ectype.runtime.server.protocol to
            dev.ectype.channel,
            dev.ectype.runtime;
}
