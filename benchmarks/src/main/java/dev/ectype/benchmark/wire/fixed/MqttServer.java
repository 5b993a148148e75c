package dev.ectype.benchmark.wire.fixed;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.mqtt.MqttConnectReturnCode;
import io.netty.handler.codec.mqtt.MqttDecoder;
import io.netty.handler.codec.mqtt.MqttEncoder;
import io.netty.handler.codec.mqtt.MqttMessage;
import io.netty.handler.codec.mqtt.MqttMessageBuilders;
import io.netty.handler.codec.mqtt.MqttMessageType;
import io.netty.handler.codec.mqtt.MqttPublishMessage;
import java.io.PrintStream;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;

/** Acknowledges each message of MQTT on one event loop, without a look at its content. */
public final class MqttServer {
    private MqttServer() {}

    /** Serves on a free port of the loopback address until the process ends. */
    public static void main(String[] arguments) throws InterruptedException {
        SingleEventLoop loop = SingleEventLoop.single();
        Channel channel = new ServerBootstrap()
                .group(loop.group())
                .channel(loop.acceptor())
                .option(ChannelOption.SO_BACKLOG, 1024)
                .childOption(ChannelOption.TCP_NODELAY, true)
                .childHandler(new ChannelInitializer<>() {
                    @Override
                    protected void initChannel(Channel accepted) {
                        accepted.pipeline().addLast(new MqttDecoder(), MqttEncoder.INSTANCE, new Acknowledgement());
                    }
                })
                .bind("127.0.0.1", 0)
                .sync()
                .channel();
        int port = ((InetSocketAddress) channel.localAddress()).getPort();
        new PrintStream(System.out, true, StandardCharsets.UTF_8).println("ready mqtt://127.0.0.1:" + port);
        SingleEventLoop.serve(channel);
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
