package dev.ectype.benchmark.limit;

import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.ReferenceCountUtil;
import java.nio.charset.StandardCharsets;
import java.util.Collections;

/** Answers with a fixed pet, list of twenty or created pet, selected by the method and the form of the path. */
final class FixedReplyHandler extends ChannelInboundHandlerAdapter {
    private static final String PET =
            "{\"id\":7,\"name\":\"Momo the 7th\",\"species\":\"parrot\",\"age\":3,\"vaccinated\":true}";
    private static final byte[] ITEM = PET.getBytes(StandardCharsets.US_ASCII);
    private static final byte[] LIST =
            ("[" + String.join(",", Collections.nCopies(20, PET)) + "]").getBytes(StandardCharsets.US_ASCII);

    private HttpResponseStatus status = HttpResponseStatus.OK;
    private byte[] body = ITEM;

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        if (message instanceof HttpRequest request) {
            boolean create = request.method().equals(HttpMethod.POST);
            status = create ? HttpResponseStatus.CREATED : HttpResponseStatus.OK;
            body = create || request.uri().startsWith("/pets/") ? ITEM : LIST;
        }
        if (message instanceof LastHttpContent) {
            context.write(reply(), context.voidPromise());
        }
        ReferenceCountUtil.release(message);
    }

    private DefaultFullHttpResponse reply() {
        DefaultFullHttpResponse reply =
                new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, status, Unpooled.wrappedBuffer(body));
        reply.headers()
                .set(HttpHeaderNames.CONTENT_TYPE, HttpHeaderValues.APPLICATION_JSON)
                .setInt(HttpHeaderNames.CONTENT_LENGTH, body.length);
        return reply;
    }

    @Override
    public void channelReadComplete(ChannelHandlerContext context) {
        context.flush();
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        context.close();
    }
}
