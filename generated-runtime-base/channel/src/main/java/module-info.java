/** The protocol adapter of emulators that serve the channels of an AsyncAPI description. */
module dev.ectype.channel {
    requires io.netty.buffer;
    requires io.netty.codec;
    requires io.netty.codec.mqtt;
    requires io.netty.common;
    requires io.netty.handler;
    requires io.netty.transport;
    requires transitive dev.ectype.runtime;
    requires static transitive org.jspecify;

    exports dev.ectype.runtime.channel;

    provides dev.ectype.runtime.wire.ProtocolAdapterFactory with
            dev.ectype.runtime.channel.ChannelAdapterFactory;
}
