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
    void anEditedValueKeepsItsLengthAndIsChecked() {
        HeaderField field = HeaderField.of("Date", "day 1");
        HeaderField next = field.edited((bytes, from, to) -> bytes[to - 1] = '2');
        assertThat(next).isEqualTo(HeaderField.of("date", "day 2")).hasSameHashCodeAs(HeaderField.of("date", "day 2"));
        assertThat(next.value()).isEqualTo("day 2");
        assertThat(field.value()).isEqualTo("day 1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> field.edited((bytes, from, to) -> bytes[from + 3] = '\n'))
                .withMessage("the value of header date cannot hold character 10 at position 3");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", " ", "a", "a b", " a", "a ", "a\tb", "\ta", "caf\u00e9", "\u2003a", "a~!", "\ud83d\ude00"})
    void aTextAndABuilderGiveTheSameField(String value) {
        HeaderField field = HeaderField.of("A", value);
        assertThat(field.value()).isEqualTo(value.strip());
        assertThat(field).isEqualTo(HeaderField.of("a", "").with(new StringBuilder(value)));
        assertThat(field.size()).isEqualTo(5 + value.strip().getBytes(StandardCharsets.UTF_8).length);
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
