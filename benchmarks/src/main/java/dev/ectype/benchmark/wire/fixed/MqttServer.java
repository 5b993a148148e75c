package dev.ectype.benchmark.wire.fixed;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.mqtt.MqttConnectReturnCode;
import io.netty.handler.codec.mqtt.MqttDecoder;
import io.netty.handler.codec.mqtt.MqttEncoder;
import io.netty.handler.codec.mqtt.MqttMessage;
import io.netty.handler.codec.mqtt.MqttMessageBuilders;
import io.netty.handler.codec.mqtt.MqttMessageType;
import io.netty.handler.codec.mqtt.MqttPublishMessage;

/** Acknowledges each message of MQTT on one event loop, without a look at its content. */
public final class MqttServer {
    private MqttServer() {}

    /** Serves on a free port of the loopback address until the process ends. */
    public static void main(String[] arguments) throws InterruptedException {
        Channel channel = SingleEventLoop.listen(new ChannelInitializer<>() {
            @Override
            protected void initChannel(Channel accepted) {
                accepted.pipeline().addLast(new MqttDecoder(), MqttEncoder.INSTANCE, new Acknowledgement());
            }
        });
        SingleEventLoop.serve("mqtt", channel);
    }

    private static final class Acknowledgement extends SimpleChannelInboundHandler<MqttMessage> {
        @Override
        protected void channelRead0(ChannelHandlerContext context, MqttMessage packet) {
            if (packet instanceof MqttPublishMessage published) {
                context.write(
                        MqttMessageBuilders.pubAck()
                                .packetId(published.variableHeader().packetId())
                                .build(),
                        context.voidPromise());
            } else if (packet.fixedHeader().messageType() == MqttMessageType.CONNECT) {
                context.write(MqttMessageBuilders.connAck()
                        .returnCode(MqttConnectReturnCode.CONNECTION_ACCEPTED)
                        .build());
            }
        }

        @Override
        public void channelReadComplete(ChannelHandlerContext context) {
            context.flush();
        }
    }
}
