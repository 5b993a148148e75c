package dev.ectype.benchmark.load;

import io.netty.bootstrap.Bootstrap;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.codec.mqtt.MqttDecoder;
import io.netty.handler.codec.mqtt.MqttEncoder;
import io.netty.handler.codec.mqtt.MqttMessage;
import io.netty.handler.codec.mqtt.MqttMessageBuilders;
import io.netty.handler.codec.mqtt.MqttMessageType;
import io.netty.handler.codec.mqtt.MqttQoS;
import io.netty.handler.codec.mqtt.MqttVersion;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs {@link MessageLoad#mqtt}. Arguments: port, connections, milliseconds, and the file of the message. */
final class MqttProgram {
    private MqttProgram() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        int port = Integer.parseInt(arguments[0]);
        int connections = Integer.parseInt(arguments[1]);
        LoadTally<byte[]> tally = new LoadTally<>(List.of(Files.readAllBytes(Path.of(arguments[3]))));
        EventLoopGroup loop = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
        for (int at = 0; at < connections; at++) {
            String client = "client-" + at;
            new Bootstrap()
                    .group(loop)
                    .channel(NioSocketChannel.class)
                    .handler(new ChannelInitializer<>() {
                        @Override
                        protected void initChannel(Channel channel) {
                            channel.pipeline()
                                    .addLast(
                                            new MqttDecoder(),
                                            MqttEncoder.INSTANCE,
                                            new Publisher(tally, loop, client));
                        }
                    })
                    .connect("127.0.0.1", port)
                    .sync();
        }
        tally.endAfter(TimeUnit.MILLISECONDS.toNanos(Long.parseLong(arguments[2])));
        loop.terminationFuture().sync();
        new PrintStream(System.out, true, StandardCharsets.UTF_8)
                .println(tally.outcome().line());
    }

    private static final class Publisher extends SimpleChannelInboundHandler<MqttMessage> {
        private final LoadTally<byte[]> tally;
        private final EventLoopGroup loop;
        private final String client;
        private long sentNanos;
        private int packet;

        Publisher(LoadTally<byte[]> tally, EventLoopGroup loop, String client) {
            this.tally = tally;
            this.loop = loop;
            this.client = client;
        }

        @Override
        public void channelActive(ChannelHandlerContext context) {
            context.writeAndFlush(MqttMessageBuilders.connect()
                    .clientId(client)
                    .protocolVersion(MqttVersion.MQTT_3_1_1)
                    .cleanSession(true)
                    .keepAlive(0)
                    .build());
        }

        @Override
        protected void channelRead0(ChannelHandlerContext context, MqttMessage received) {
            if (received.fixedHeader().messageType() == MqttMessageType.PUBACK) {
                tally.replied(System.nanoTime() - sentNanos, true);
            }
            if (tally.over()) {
                loop.shutdownGracefully(0, 1, TimeUnit.SECONDS);
                return;
            }
            packet = packet % 65_535 + 1;
            sentNanos = System.nanoTime();
            context.writeAndFlush(MqttMessageBuilders.publish()
                    .topicName("readings")
                    .qos(MqttQoS.AT_LEAST_ONCE)
                    .messageId(packet)
                    .payload(Unpooled.wrappedBuffer(tally.next()))
                    .build());
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
            tally.failed();
            context.close();
        }
    }
}
