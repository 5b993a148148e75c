package dev.ectype.benchmark.load;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.codec.http.HttpResponseDecoder;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs {@link NettyLoad}. Arguments: port, connections, milliseconds, then a file for every request. */
final class NettyLoadProgram {
    private NettyLoadProgram() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        int port = Integer.parseInt(arguments[0]);
        int connections = Integer.parseInt(arguments[1]);
        List<byte[]> requests = new ArrayList<>();
        for (String file : List.of(arguments).subList(3, arguments.length)) {
            requests.add(Files.readAllBytes(Path.of(file)));
        }
        LoadTally<byte[]> tally = new LoadTally<>(requests);
        EventLoopGroup loop = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
        Bootstrap bootstrap = bootstrap(tally, loop).remoteAddress("127.0.0.1", port);
        for (int i = 0; i < connections; i++) {
            bootstrap.connect().sync();
        }
        tally.endAfter(TimeUnit.MILLISECONDS.toNanos(Long.parseLong(arguments[2])));
        loop.terminationFuture().sync();
        new PrintStream(System.out, true, StandardCharsets.UTF_8)
                .println(tally.outcome().line());
    }

    private static Bootstrap bootstrap(LoadTally<byte[]> tally, EventLoopGroup loop) {
        Bootstrap bootstrap = new Bootstrap().group(loop).channel(NioSocketChannel.class);
        bootstrap.handler(new ChannelInitializer<>() {
            @Override
            protected void initChannel(Channel channel) {
                channel.pipeline().addLast(new HttpResponseDecoder(), new HttpLoadConnection(tally, loop, bootstrap));
            }
        });
        return bootstrap;
    }
}
