package dev.ectype.runtime.netty.body;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.http.ReplyBuffer;
import org.junit.jupiter.api.Test;

class RequestRefusalTest {
    @Test
    void refusalReplacesAPartialReply() {
        ReplyBuffer reply = new ReplyBuffer().header("x", "y").append("begun");
        RequestRefusal.BODY_TOO_LARGE.fill(reply);
        assertThat(reply.status()).isEqualTo(413);
        assertThat(reply.headerCount()).isEqualTo(1);
        assertThat(new ByteSlice(reply.bodyArray(), reply.bodyFrom(), reply.bodyTo()).text())
                .isEqualTo("{\"code\":\"PAYLOAD_TOO_LARGE\",\"message\":\"The request body is too large.\"}");
    }

    @Test
    void overloadHasARetryTime() {
        ReplyBuffer reply = RequestRefusal.OVERLOADED.fill(new ReplyBuffer());
        assertThat(reply.status()).isEqualTo(503);
        assertThat(reply.headerAt(1)).isEqualTo(HeaderField.of("retry-after", "1"));
    }
}
