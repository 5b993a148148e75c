package dev.ectype.runtime.netty.http1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.netty.option.Limits;
import io.netty.handler.codec.http.DefaultHttpRequest;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpVersion;
import java.net.InetSocketAddress;
import org.junit.jupiter.api.Test;

class Http1HeadTest {
    @Test
    void fieldsAreFoundIgnoringCase() {
        HttpRequest message = new DefaultHttpRequest(HttpVersion.HTTP_1_1, HttpMethod.GET, "/");
        message.headers()
                .add("HOST", "localhost")
                .add("Content-Type", "text/plain")
                .add("x-A", "1");
        Http1Head head = new Http1Head(Limits.STANDARD);
        assertThat(head.read(message)).isNull();
        Http1Request request = new Http1Request(new InetSocketAddress(1), false);
        request.begin(message, head.names(), "/");
        assertThat(request.header("host")).isEqualTo("localhost");
        assertThat(request.header("content-TYPE")).isEqualTo("text/plain");
        assertThat(request.header("X-a")).isEqualTo("1");
        assertThat(request.header("accept")).isNull();
        assertThat(request.header("x-service-sandbox")).isNull();
        assertThat(request.header("")).isNull();
    }

    @Test
    void aHeadIsIndependentOfThePreviousOne() {
        HttpRequest first = new DefaultHttpRequest(HttpVersion.HTTP_1_1, HttpMethod.GET, "/");
        first.headers().add("host", "localhost").add("accept", "text/plain");
        HttpRequest second = new DefaultHttpRequest(HttpVersion.HTTP_1_1, HttpMethod.GET, "/");
        second.headers().add("host", "localhost");
        Http1Head head = new Http1Head(Limits.STANDARD);
        head.read(first);
        long both = head.names();
        head.read(second);
        assertThat(head.names()).isEqualTo(Http1Head.mark("Host")).isNotEqualTo(both);
    }
}
