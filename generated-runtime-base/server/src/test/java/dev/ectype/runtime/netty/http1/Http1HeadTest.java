package dev.ectype.runtime.netty.http1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.netty.body.RequestRefusal;
import dev.ectype.runtime.netty.http1.syntax.HeadScanner;
import dev.ectype.runtime.netty.http1.syntax.ScannedHead;
import dev.ectype.runtime.netty.option.Limits;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class Http1HeadTest {
    private final ScannedHead fields = new ScannedHead();
    private final HeadScanner scanner = new HeadScanner(1000, 1000, 10, fields);
    private final Http1Head head = new Http1Head(Limits.STANDARD, fields);
    private final Http1Request request = new Http1Request(fields, new InetSocketAddress(1), false);

    private void read(String lines) {
        byte[] bytes = (lines + "\r\n").getBytes(StandardCharsets.ISO_8859_1);
        assertThat(scanner.scan(bytes, 0, bytes.length)).isEqualTo(bytes.length);
        assertThat(head.read()).isNull();
        request.begin(fields.method(), fields.target());
    }

    @Test
    void fieldsAreFoundIgnoringCase() {
        read("GET / HTTP/1.1\r\nHOST: localhost\r\nContent-Type: text/plain\r\nx-A: 1\r\nX-a:2 \r\n");
        assertThat(request.header("host")).isEqualTo("localhost");
        assertThat(request.header("content-TYPE")).isEqualTo("text/plain");
        assertThat(request.header("X-a")).isEqualTo("1");
        assertThat(request.headers("x-a")).containsExactly("1", "2");
        assertThat(request.header("accept")).isNull();
        assertThat(request.header("x-service-sandbox")).isNull();
        assertThat(request.header("")).isNull();
        assertThat(request.headers("")).isEmpty();
    }

    @Test
    void aHeadIsIndependentOfThePreviousOne() {
        read("GET / HTTP/1.1\r\nhost: localhost\r\naccept: text/plain\r\nconnection: close\r\n");
        assertThat(head.keepsAlive()).isFalse();
        read("GET / HTTP/1.1\r\nhost: localhost\r\n");
        assertThat(request.header("accept")).isNull();
        assertThat(head.keepsAlive()).isTrue();
    }

    @Test
    void repeatedFieldsAreNotScannedAgain() {
        String lines = "host: localhost\r\naccept: text/plain\r\nconnection: close\r\n";
        read("GET /a HTTP/1.1\r\n" + lines);
        String accept = request.header("accept");
        request.end();
        read("POST /other HTTP/1.1\r\n" + lines);
        assertThat(fields.isRepeated()).isTrue();
        assertThat(request.method() + request.target()).isEqualTo("POST/other");
        assertThat(request.header("accept")).isSameAs(accept);
        assertThat(head.keepsAlive()).isFalse();
        read("GET /a HTTP/1.1\r\n" + lines.replace("plain", "other"));
        assertThat(fields.isRepeated()).isFalse();
        assertThat(request.header("accept")).isEqualTo("text/other");
        read("GET /a HTTP/1.1\r\n" + lines + "x-more: 1\r\n");
        assertThat(fields.isRepeated()).isFalse();
        assertThat(request.header("x-more")).isEqualTo("1");
    }

    /** Only a request of HTTP/1.0 may omit the host. */
    @Test
    void repeatedFieldsAreJudgedAgainForAnotherVersion() {
        read("GET / HTTP/1.0\r\naccept: text/plain\r\n");
        byte[] newer = "GET / HTTP/1.1\r\naccept: text/plain\r\n\r\n".getBytes(StandardCharsets.ISO_8859_1);
        assertThat(scanner.scan(newer, 0, newer.length)).isEqualTo(newer.length);
        assertThat(fields.isRepeated()).isTrue();
        assertThat(head.read()).isEqualTo(RequestRefusal.HOST);
        assertThat(scanner.scan(newer, 0, newer.length)).isEqualTo(newer.length);
        assertThat(head.read()).isEqualTo(RequestRefusal.HOST);
    }

    @Test
    void largeFieldsAreNotKept() {
        HeadScanner large = new HeadScanner(1000, 10_000, 10, fields);
        byte[] bytes = ("GET / HTTP/1.1\r\nhost: localhost\r\nx-large: " + "v".repeat(3000) + "\r\n\r\n")
                .getBytes(StandardCharsets.ISO_8859_1);
        for (int again = 0; again < 2; again++) {
            assertThat(large.scan(bytes, 0, bytes.length)).isEqualTo(bytes.length);
            assertThat(fields.isRepeated()).isFalse();
            assertThat(fields.value(1)).hasSize(3000);
            fields.release();
        }
    }

    @Test
    void anEndedRequestHasNoFields() {
        read("GET / HTTP/1.1\r\nhost: localhost\r\n");
        request.end();
        assertThat(request.header("host")).isNull();
        assertThat(request.headers("host")).isEmpty();
        request.forEachHeader((name, value) -> assertThat(name).isNull());
    }
}
