package dev.ectype.runtime.netty.http1;

import dev.ectype.runtime.http.ContentStream;
import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.http.Protocol;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.netty.connection.CachedReply;
import dev.ectype.runtime.netty.connection.LoopContext;
import dev.ectype.runtime.netty.connection.OutputBuffer;
import dev.ectype.runtime.netty.connection.StreamPump;
import io.netty.channel.ChannelHandlerContext;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Sends the replies of an HTTP/1 connection. */
final class Http1Replies {
    private static final byte[] CONTINUE = "HTTP/1.1 100 Continue\r\n\r\n".getBytes(StandardCharsets.US_ASCII);

    private static final byte[] SWITCH =
            "HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: h2c\r\n\r\n"
                    .getBytes(StandardCharsets.US_ASCII);

    private static final byte[] HANDSHAKE =
            "HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: websocket\r\n"
                    .getBytes(StandardCharsets.US_ASCII);

    /** Lists the actions of the connection after a reply. */
    enum Next {
        ANOTHER_REQUEST,
        CLOSE,
        STREAM
    }

    private final Http1Connection connection;
    private final LoopContext loop;
    private final Http1Input input;
    private final ChannelHandlerContext context;
    private @Nullable StreamPump pump;
    private boolean endless;

    Http1Replies(Http1Connection connection, LoopContext loop, Http1Input input, ChannelHandlerContext context) {
        this.connection = connection;
        this.loop = loop;
        this.input = input;
        this.context = context;
    }

    void sendContinue() {
        loop.output(context).append(CONTINUE);
    }

    void sendSwitch() {
        loop.output(context).append(SWITCH);
    }

    /** Writes the handshake of a WebSocket. The caller flushes it. */
    void sendHandshake(ReplyBuffer reply) {
        OutputBuffer output = loop.output(context);
        output.append(HANDSHAKE);
        for (int index = 0; index < reply.headerCount(); index++) {
            HeaderField field = reply.headerAt(index);
            if (field.name().startsWith("sec-websocket-")) {
                byte[] line = new byte[field.size()];
                field.copyTo(line, 0);
                output.append(line);
            }
        }
        output.append(new byte[] {'\r', '\n'});
        writeGathered();
    }

    /** Returns true if only the end of the connection can mark the end of the reply. */
    static boolean endsByClosing(ReplyBuffer reply, Request request) {
        boolean oldClient = request.protocol() == Protocol.HTTP_1_0;
        return Http1Encoder.framing(reply, oldClient) == Http1Encoder.Framing.UNTIL_CLOSE;
    }

    Next send(ReplyBuffer reply, Request request, boolean keepAlive) {
        boolean oldClient = request.protocol() == Protocol.HTTP_1_0;
        Http1Encoder.Framing framing = Http1Encoder.framing(reply, oldClient);
        OutputBuffer output = loop.output(context);
        int from = output.size();
        Http1Encoder.head(reply, output, framing, Http1Encoder.connectionField(keepAlive, oldClient));
        loop.log(request.method(), request.target(), reply);
        boolean bodiless =
                framing == Http1Encoder.Framing.NONE || request.method().equals("HEAD");
        ContentStream stream = reply.stream();
        if (stream == null) {
            if (!bodiless) {
                Http1Encoder.body(reply, output, context);
            }
            if (keepAlive && loop.accepts(reply, input.requestSize(), output.size() - from)) {
                keep(reply, request, output.bytes(from));
            }
        } else if (bodiless) {
            loop.closeQuietly(stream, request);
        } else {
            open(stream, framing == Http1Encoder.Framing.CHUNKED);
            return Next.STREAM;
        }
        return keepAlive ? Next.ANOTHER_REQUEST : Next.CLOSE;
    }

    /** Keeps a reply, unless the server has sent another one before that asked for the body. */
    private void keep(ReplyBuffer reply, Request request, byte[] sent) {
        if (!input.framing().expectsContinue()) {
            loop.keep(new CachedReply(
                    input.request(), sent, request.method(), request.target(), reply.status(), reply.reason()));
        }
    }

    /** Sends a reply that was kept. */
    void send(CachedReply reply) {
        loop.output(context).append(reply.reply());
        loop.log(reply);
    }

    private void open(ContentStream stream, boolean chunked) {
        endless = stream.length() < 0;
        pump = new StreamPump(stream, new Http1StreamSink(connection, context, chunked), context.executor());
    }

    /** Starts the stream of the last reply after all earlier output. */
    void startStream() {
        writeGathered();
        StreamPump opened = pump;
        if (opened != null) {
            opened.start();
        }
    }

    /** Returns true if the current stream may never end by itself. */
    boolean isEndless() {
        return endless;
    }

    void writable() {
        StreamPump open = pump;
        if (open != null) {
            open.run();
        }
    }

    /**
     * Stops an endless stream, because the server stops.
     *
     * @param held true if the connection holds a delayed reply, which ends with the connection
     */
    void stop(boolean held) {
        StreamPump open = pump;
        if (held) {
            context.close();
        } else if (open != null) {
            open.stop(ContentStream.Stop.SHUTDOWN);
        }
    }

    void closeStream() {
        StreamPump open = pump;
        pump = null;
        if (open != null) {
            open.close();
        }
    }

    void writeGathered() {
        loop.output(context).writeTo(context);
    }

    void flush() {
        writeGathered();
        context.flush();
    }
}
