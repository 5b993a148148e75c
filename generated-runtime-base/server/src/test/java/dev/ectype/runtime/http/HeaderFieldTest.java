package dev.ectype.runtime.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HeaderFieldTest {
    @Test
    void encodesItsLineOnce() {
        HeaderField field = HeaderField.of("X-Name", " caf\u00e9\t! ");
        byte[] line = new byte[field.size() + 1];
        assertThat(field.copyTo(line, 1)).isEqualTo(line.length);
        assertThat(new String(line, 1, line.length - 1, StandardCharsets.UTF_8)).isEqualTo("x-name: caf\u00e9\t!\r\n");
        assertThat(field.wireValue()).isEqualTo("caf\u00c3\u00a9\t!");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\r\nb: c", "a\nb", "a\rb", "\0", "a\u007f", "\u000b"})
    void valuesThatBreakTheMessageAreRefused(String value) {
        assertThatIllegalArgumentException().isThrownBy(() -> HeaderField.of("a", value));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a b", "a:", "a\r\n", "\u00e9", "a\0", ":status"})
    void namesThatAreNoTokensAreRefused(String name) {
        assertThatIllegalArgumentException().isThrownBy(() -> HeaderField.of(name, "a"));
    }

    @Test
    void anotherValueIsCheckedAndEncodedAlike() {
        HeaderField field = HeaderField.of("Location", "").with(" /caf\u00e9/1 ");
        assertThat(field).isEqualTo(HeaderField.of("location", "/caf\u00e9/1"));
        byte[] line = new byte[field.size()];
        field.copyTo(line, 0);
        assertThat(new String(line, StandardCharsets.UTF_8)).isEqualTo("location: /caf\u00e9/1\r\n");
        assertThat(HeaderField.of("connection", "").with("close").serverOwned()).isTrue();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> field.with("a\tb\r\nc: d"))
                .withMessage("the value of header location cannot hold character 13 at position 3");
    }

    @Test
    void framingFieldsBelongToTheServer() {
        ReplyBuffer reply = new ReplyBuffer();
        reply.header("Content-Length", "9")
                .header("Transfer-Encoding", "chunked")
                .header("Connection", "close");
        reply.header("ETag", "x");
        assertThat(reply.headerCount()).isEqualTo(1);
        assertThat(reply.headerAt(0)).isEqualTo(HeaderField.of("etag", "x"));
    }
}
