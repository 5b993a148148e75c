package dev.ectype.cli.proxy;

import static dev.ectype.cli.proxy.Http2Server.body;
import static dev.ectype.cli.proxy.Http2Server.head;
import static dev.ectype.cli.proxy.ScriptedServer.readTo;
import static dev.ectype.cli.proxy.ScriptedServer.write;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.netty.handler.codec.http2.Http2DataFrame;
import io.netty.handler.codec.http2.Http2HeadersFrame;
import java.io.IOException;
import java.net.Socket;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Servers that speak HTTP/2 with the proxy, and what they may say before their reply or about it. */
@Timeout(60)
final class Http2UpstreamFaultsTest {
    @TempDir
    private static Path folder;

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private HttpResponse<String> get(RecordingProxyRun proxy, String path) throws Exception {
        return client.send(HttpRequest.newBuilder(proxy.at(path)).build(), BodyHandlers.ofString());
    }

    @Test
    void forwards100ContinueFromTheServer() throws Exception {
        AtomicBoolean repliedFirst = new AtomicBoolean();
        try (Http2Server server = new Http2Server(folder, 100, (stream, frame, number) -> {
                    if (frame instanceof Http2HeadersFrame headers) {
                        assertThat(headers.headers().get("expect")).hasToString("100-continue");
                        head(stream, "100", false);
                        repliedFirst.set(true);
                    } else if (frame instanceof Http2DataFrame piece && piece.isEndStream()) {
                        head(stream, "204", true);
                    }
                });
                RecordingProxyRun proxy = RecordingProxyRun.insecurely(server.address());
                Socket socket = proxy.connect()) {
            write(socket, "PUT / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 4\r\n\r\n");
            assertThat(readTo(socket, "\r\n\r\n")).startsWith("HTTP/1.1 100");
            assertThat(repliedFirst).isTrue();
            write(socket, "body");
            assertThat(readTo(socket, "\r\n\r\n")).startsWith("HTTP/1.1 204");
            assertThat(proxy.only().request().body()).hasToString("body");
            assertThat(proxy.only().reply().status()).isEqualTo(204);
        }
    }

    @Test
    void aClientThatWaitsInVainIsGivenTheRefusal() throws Exception {
        try (Http2Server server = new Http2Server(folder, 100, (stream, frame, number) -> {
                    if (frame instanceof Http2HeadersFrame) {
                        head(stream, "413", false, "content-length", "4");
                        body(stream, "long", true);
                    }
                });
                RecordingProxyRun proxy = RecordingProxyRun.insecurely(server.address());
                Socket socket = proxy.connect()) {
            write(socket, "PUT / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 4\r\n\r\n");
            assertThat(readTo(socket, "long")).startsWith("HTTP/1.1 413");
            assertThat(proxy.only().reply().status()).isEqualTo(413);
        }
    }

    @ParameterizedTest
    @CsvSource({"100, less", "2, more than it said", "many, no number"})
    void aLengthThatIsNotThatOfTheReplyBreaksThatReplyOnly(String length, String content) throws Exception {
        try (Http2Server server = new Http2Server(folder, 100, (stream, frame, number) -> {
                    if (frame instanceof Http2HeadersFrame headers) {
                        boolean lies = headers.headers().path().toString().equals("/lies");
                        String payload = lies ? content : "true";
                        head(stream, "200", false, "content-length", lies ? length : "4");
                        body(stream, payload, true);
                    }
                });
                RecordingProxyRun proxy = RecordingProxyRun.insecurely(server.address())) {
            assertThatThrownBy(() -> {
                        HttpResponse<String> reply = get(proxy, "/lies");
                        if (reply.statusCode() == 502) {
                            throw new IOException(reply.body());
                        }
                        assertThat(reply.body()).isEqualTo(content);
                    })
                    .isInstanceOf(IOException.class);
            assertThat(proxy.exchanges(1).get(0).fault()).startsWith("the server http");
            assertThat(get(proxy, "/true").body()).isEqualTo("true");
            assertThat(proxy.exchanges(2).get(1).fault()).isNull();
        }
    }
}
