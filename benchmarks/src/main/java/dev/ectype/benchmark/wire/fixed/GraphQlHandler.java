package dev.ectype.benchmark.wire.fixed;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.JsonWriter;
import graphql.ExecutionInput;
import graphql.GraphQL;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.ReferenceCountUtil;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Executes GraphQL requests: objects with a query and string variables. */
final class GraphQlHandler extends ChannelInboundHandlerAdapter {
    private final GraphQL graphQl;
    private final ByteBuf body = Unpooled.buffer();

    GraphQlHandler(GraphQL graphQl) {
        this.graphQl = graphQl;
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        if (message instanceof HttpContent content) {
            body.writeBytes(content.content());
        }
        if (message instanceof LastHttpContent) {
            context.write(
                    reply(Json.parse(body.array(), body.readerIndex(), body.writerIndex())), context.voidPromise());
            body.clear();
        }
        ReferenceCountUtil.release(message);
    }

    private DefaultFullHttpResponse reply(Document request) {
        Map<String, Object> variables = new LinkedHashMap<>();
        Document sentVariables = request.member("variables");
        for (JsonMember each : sentVariables == null ? Document.EMPTY_OBJECT.members() : sentVariables.members()) {
            variables.put(each.name(), each.value().text());
        }
        Document query = request.member("query");
        ExecutionInput input = ExecutionInput.newExecutionInput()
                .query(query == null ? "" : query.text())
                .variables(variables)
                .build();
        JsonWriter out = new JsonWriter();
        write(graphQl.execute(input).toSpecification(), out);
        ByteBuf bytes = Unpooled.wrappedBuffer(out.array(), 0, out.length());
        DefaultFullHttpResponse reply = new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.OK, bytes);
        reply.headers()
                .set(HttpHeaderNames.CONTENT_TYPE, HttpHeaderValues.APPLICATION_JSON)
                .setInt(HttpHeaderNames.CONTENT_LENGTH, out.length());
        return reply;
    }

    private static void write(@Nullable Object value, JsonWriter out) {
        if (value instanceof Map<?, ?> map) {
            out.beginObject();
            map.forEach((name, member) -> write(member, out.name(String.valueOf(name))));
            out.endObject();
        } else if (value instanceof Boolean flag) {
            out.value(flag);
        } else if (value instanceof Integer number) {
            out.value(number);
        } else if (value == null) {
            out.nullValue();
        } else {
            out.value(String.valueOf(value));
        }
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
