package dev.ectype.runtime.netty.http1;

import dev.ectype.runtime.netty.body.RequestRefusal;
import dev.ectype.runtime.netty.connection.LoopContext;
import dev.ectype.runtime.netty.connection.ReplyWorkers;
import dev.ectype.runtime.netty.http1.DecodedRequest.End;
import dev.ectype.runtime.netty.http1.syntax.ScannedHead;
import dev.ectype.runtime.netty.option.NettyOptions;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Decodes requests with the input of a connection. */
final class OurDecoder implements RequestReceiver {
    private static final NettyOptions OPTIONS = NettyOptions.on("127.0.0.1", 0, (method, target, cause) -> {});
    private static final LoopContext LOOP = new LoopContext(OPTIONS, (request, reply) -> {}, new ReplyWorkers());

    private final List<DecodedRequest> decoded = new ArrayList<>();
    private final StringBuilder body = new StringBuilder();
    private final Http1Input input = new Http1Input(LOOP);
    private String line = "";
    private List<String> fields = List.of();
    private boolean begun;

    private OurDecoder() {}

    /** Decodes bytes that arrive in random pieces, or at once if there is no random. */
    static List<DecodedRequest> decode(byte[] bytes, Random pieces) {
        OurDecoder decoder = new OurDecoder();
        decoder.input.sendTo(decoder);
        EmbeddedChannel channel = new EmbeddedChannel(decoder.input);
        for (int at = 0; at < bytes.length; ) {
            int count = pieces == null
                    ? bytes.length
                    : Math.min(bytes.length - at, 1 + pieces.nextInt(pieces.nextInt(4) == 0 ? 100 : 8));
            channel.writeInbound(Unpooled.copiedBuffer(bytes, at, count));
            at += count;
        }
        if (decoder.begun) {
            decoder.end(End.INCOMPLETE);
        }
        channel.close();
        return decoder.decoded;
    }

    @Override
    public void begin() {
        ScannedHead head = input.head();
        line = head.method() + " " + head.target() + " HTTP/1." + head.minorVersion();
        fields = new ArrayList<>();
        for (int field = 0; field < head.count(); field++) {
            fields.add(head.name(field));
            fields.add(head.value(field));
        }
        body.setLength(0);
        begun = true;
        RequestRefusal refusal = input.framing().read();
        if (refusal != null) {
            refuse(refusal);
        }
    }

    @Override
    public void receive(byte[] bytes, int from, int count) {
        body.append(new String(bytes, from, count, StandardCharsets.ISO_8859_1));
    }

    @Override
    public void answer() {
        end(End.COMPLETE);
    }

    @Override
    public void refuse(RequestRefusal refusal) {
        input.discard();
        end(End.REFUSED);
    }

    private void end(End end) {
        begun = false;
        decoded.add(new DecodedRequest(line, fields, body.toString(), end));
    }

    @Override
    public void switchToHttp2(ByteBuf preface) {
        throw new AssertionError("no request begins like HTTP/2");
    }
}
