package dev.ectype.runtime.netty.http1;

import dev.ectype.runtime.netty.http1.DecodedRequest.End;
import dev.ectype.runtime.netty.option.Limits;
import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpDecoderConfig;
import io.netty.handler.codec.http.HttpObject;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpRequestDecoder;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.ReferenceCountUtil;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Decodes requests with Netty's decoder, which is lenient where the standard permits it. */
final class NettyDecoder {
    private NettyDecoder() {}

    static List<DecodedRequest> decode(byte[] bytes) {
        EmbeddedChannel channel = new EmbeddedChannel(new HttpRequestDecoder(new HttpDecoderConfig()
                .setMaxInitialLineLength(Limits.STANDARD.requestLine())
                .setMaxHeaderSize(Limits.STANDARD.headerBytes())));
        channel.writeInbound(Unpooled.copiedBuffer(bytes));
        List<DecodedRequest> decoded = new ArrayList<>();
        String line = "";
        List<String> fields = new ArrayList<>();
        StringBuilder body = new StringBuilder();
        boolean begun = false;
        for (HttpObject part = channel.readInbound(); part != null; part = channel.readInbound()) {
            if (part instanceof HttpRequest request) {
                line = request.method() + " " + request.uri() + " " + request.protocolVersion();
                fields = new ArrayList<>();
                for (Map.Entry<String, String> field : request.headers()) {
                    fields.add(field.getKey());
                    fields.add(field.getValue());
                }
                body.setLength(0);
                begun = true;
            }
            if (part instanceof HttpContent content) {
                body.append(content.content().toString(StandardCharsets.ISO_8859_1));
            }
            boolean failed = part.decoderResult().isFailure();
            if (failed || part instanceof LastHttpContent) {
                decoded.add(new DecodedRequest(line, fields, body.toString(), failed ? End.REFUSED : End.COMPLETE));
                begun = false;
            }
            ReferenceCountUtil.release(part);
            if (failed) {
                break;
            }
        }
        if (begun) {
            decoded.add(new DecodedRequest(line, fields, body.toString(), End.INCOMPLETE));
        }
        channel.releaseInbound();
        channel.close();
        return decoded;
    }
}
