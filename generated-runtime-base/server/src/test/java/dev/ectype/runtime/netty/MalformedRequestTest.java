package dev.ectype.runtime.netty;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.netty.option.NettyOptions;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks that ambiguous requests get one refusal and that later input is not read. */
@ExtendWith(NoLeaks.class)
class MalformedRequestTest {
    private static final String SECOND = "GET /second HTTP/1.1\r\nHost: x\r\n\r\n";
    private static final List<String> HANDLED = new ArrayList<>();
    private static NettyServer server;

    @BeforeAll
    static void start() {
        NettyOptions options =
                NettyOptions.on("127.0.0.1", 0, (method, target, cause) -> {}).withThreads(1);
        server = NettyServer.start(options, (request, reply) -> {
            synchronized (HANDLED) {
                HANDLED.add(request.target());
            }
        });
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static Arguments post(int status, String name, String fields, String body) {
        return Arguments.of(status, name, "POST / HTTP/1.1\r\nHost: x\r\n" + fields + "\r\n" + body);
    }

    private static Arguments get(int status, String name, String line, String fields) {
        return Arguments.of(status, name, line + "\r\n" + fields + "\r\n");
    }

    static Stream<Arguments> lengths() {
        return Stream.of(
                post(400, "length and coding", "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n"),
                post(400, "coding and length", "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n", "0\r\n\r\n"),
                post(400, "two lengths", "Content-Length: 1\r\nContent-Length: 2\r\n", "ab"),
                post(400, "two equal lengths", "Content-Length: 1\r\nContent-Length: 1\r\n", "a"),
                post(400, "list of lengths", "Content-Length: 1, 1\r\n", "a"),
                post(400, "signed length", "Content-Length: +1\r\n", "a"),
                post(400, "negative length", "Content-Length: -1\r\n", "a"),
                post(400, "hexadecimal length", "Content-Length: 0x1\r\n", "a"),
                post(400, "length with a space inside", "Content-Length: 1 1\r\n", "a"),
                post(400, "fractional length", "Content-Length: 1.0\r\n", "a"),
                post(400, "empty length", "Content-Length:\r\n", "a"),
                post(400, "overflowing length", "Content-Length: 18446744073709551617\r\n", "a"),
                post(400, "length with a trailing letter", "Content-Length: 1a\r\n", "a"),
                post(400, "length with a parameter", "Content-Length: 1;a=b\r\n", "a"),
                post(400, "length with a tab inside", "Content-Length: 1\t1\r\n", "a"),
                post(400, "length in quotes", "Content-Length: \"1\"\r\n", "a"),
                post(400, "length behind a no-break space", "Content-Length: \u00a01\r\n", "a"),
                post(400, "length with a vertical tab", "Content-Length: \u000b1\r\n", "a"),
                post(400, "very long length of zeros", "Content-Length: " + "0".repeat(100) + "1\r\n", "a"),
                post(400, "length and identity", "Content-Length: 1\r\nTransfer-Encoding: identity\r\n", "a"),
                post(400, "length before a bare return", "Content-Length: 1\r\r\n", "a"),
                post(400, "length behind a space", "Content-Length : 1\r\n", "a"),
                post(400, "length behind a folded line", "X: y\r\n Content-Length: 1\r\n", "a"),
                Arguments.of(
                        400,
                        "two lengths in 1.0",
                        "POST / HTTP/1.0\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab"),
                Arguments.of(400, "coding in 1.0", "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"));
    }

    static Stream<Arguments> codings() {
        return Stream.of(
                post(400, "coding not chunked", "Transfer-Encoding: gzip\r\n", "0\r\n\r\n"),
                post(501, "coding before chunked", "Transfer-Encoding: gzip, chunked\r\n", "0\r\n\r\n"),
                post(400, "coding after chunked", "Transfer-Encoding: chunked, identity\r\n", "0\r\n\r\n"),
                post(400, "chunked twice", "Transfer-Encoding: chunked, chunked\r\n", "0\r\n\r\n"),
                post(400, "two codings", "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n"),
                post(400, "misspelt coding", "Transfer-Encoding: xchunked\r\n", "0\r\n\r\n"),
                post(400, "quoted coding", "Transfer-Encoding: \"chunked\"\r\n", "0\r\n\r\n"),
                post(400, "coding behind a vertical tab", "Transfer-Encoding: \u000bchunked\r\n", "0\r\n\r\n"),
                post(400, "coding with a parameter", "Transfer-Encoding: chunked;a=b\r\n", "0\r\n\r\n"),
                post(400, "empty coding", "Transfer-Encoding:\r\n", "0\r\n\r\n"),
                post(400, "coding before a comma", "Transfer-Encoding: chunked,\r\n", "0\r\n\r\n"),
                post(501, "coding after a comma", "Transfer-Encoding: ,chunked\r\n", "0\r\n\r\n"),
                post(400, "coding behind a folded line", "Transfer-Encoding:\r\n chunked\r\n", "0\r\n\r\n"),
                post(400, "coding with a form feed", "Transfer-Encoding: chunked\f\r\n", "0\r\n\r\n"),
                post(400, "coding with a delete character", "Transfer-Encoding: chunked\u007f\r\n", "0\r\n\r\n"),
                post(400, "coding behind a space", "Transfer-Encoding : chunked\r\n", "0\r\n\r\n"),
                post(400, "coding with a NUL", "Transfer-Encoding: chunked\0\r\n", "0\r\n\r\n"));
    }

    static Stream<Arguments> chunks() {
        return Stream.of(
                chunked("no size", "\r\n\r\n"),
                chunked("size not hexadecimal", "g\r\na\r\n0\r\n\r\n"),
                chunked("size with a prefix", "0x1\r\na\r\n0\r\n\r\n"),
                chunked("signed size", "+1\r\na\r\n0\r\n\r\n"),
                chunked("negative size", "-1\r\na\r\n0\r\n\r\n"),
                chunked("overflowing size", "100000001\r\na\r\n0\r\n\r\n"),
                chunked("very long size", "fffffffffffffffff\r\na\r\n0\r\n\r\n"),
                chunked("size and a space", "1 \r\na\r\n0\r\n\r\n"),
                chunked("bare line feed after the size", "1\na\r\n0\r\n\r\n"),
                chunked("bare line feed after the chunk", "1\r\na\n0\r\n\r\n"),
                chunked("chunk longer than its size", "1\r\nab\r\n0\r\n\r\n"),
                chunked("bare line feed in an extension", "1;a\nb\r\na\r\n0\r\n\r\n"),
                chunked("bare return in an extension", "1;a\rb\r\na\r\n0\r\n\r\n"),
                chunked("line feed in a quoted extension", "1;a=\"\n\"\r\na\r\n0\r\n\r\n"),
                chunked("size behind a space", " 1\r\na\r\n0\r\n\r\n"),
                chunked("size with an underscore", "1_0\r\na\r\n0\r\n\r\n"),
                chunked("bare return after the size", "1\ra\r\n0\r\n\r\n"),
                chunked("bare return after the chunk", "1\r\na\r0\r\n\r\n"),
                chunked("chunk shorter than its size", "5\r\na\r\n0\r\n\r\n"),
                chunked("extension without a name", "1;\r\na\r\n0\r\n\r\n"),
                chunked("extension without a value", "1;a=\r\na\r\n0\r\n\r\n"),
                chunked("extension with an open quotation", "1;a=\"b\r\na\r\n0\r\n\r\n"),
                chunked("extension after a quotation", "1;a=\"b\"c\r\na\r\n0\r\n\r\n"),
                chunked("NUL in an extension", "1;a\0\r\na\r\n0\r\n\r\n"),
                chunked("trailer behind a space", "0\r\n A: b\r\n\r\n"),
                chunked("trailer with a space before the colon", "0\r\nA : b\r\n\r\n"),
                chunked("NUL in a trailer", "0\r\nA: \0\r\n\r\n"),
                chunked("bare line feed after the last chunk", "0\n\n"),
                chunked("bare line feed after a trailer", "0\r\nA: b\n\r\n"),
                chunked("very long size of zeros", "0".repeat(100_000)),
                chunked("very long extension", "1;" + "a".repeat(100_000)),
                chunked("very long trailers", "0\r\n" + "A: b\r\n".repeat(10_000) + "\r\n"),
                chunked("trailer without a colon", "0\r\nnonsense\r\n\r\n"));
    }

    private static Arguments chunked(String name, String body) {
        return post(400, name, "Transfer-Encoding: chunked\r\n", body);
    }

    static Stream<Arguments> lines() {
        return Stream.of(
                get(400, "no version", "GET /", "Host: x\r\n"),
                get(400, "no target", "GET  HTTP/1.1", "Host: x\r\n"),
                get(400, "two spaces before the target", "GET  / HTTP/1.1", "Host: x\r\n"),
                get(400, "two spaces after the target", "GET /  HTTP/1.1", "Host: x\r\n"),
                get(400, "space in the target", "GET /a b HTTP/1.1", "Host: x\r\n"),
                get(400, "tab for a space", "GET\t/ HTTP/1.1", "Host: x\r\n"),
                get(400, "leading space", " GET / HTTP/1.1", "Host: x\r\n"),
                get(400, "trailing space", "GET / HTTP/1.1 ", "Host: x\r\n"),
                get(400, "leading NUL", "\0GET / HTTP/1.1", "Host: x\r\n"),
                get(400, "NUL in the target", "GET /\0 HTTP/1.1", "Host: x\r\n"),
                get(400, "bytes above ASCII in the target", "GET /\u00e9 HTTP/1.1", "Host: x\r\n"),
                get(400, "fragment", "GET /#a HTTP/1.1", "Host: x\r\n"),
                get(400, "relative target", "GET a HTTP/1.1", "Host: x\r\n"),
                get(400, "asterisk for another method", "GET * HTTP/1.1", "Host: x\r\n"),
                get(400, "authority as target", "CONNECT x:80 HTTP/1.1", "Host: x:80\r\n"),
                get(400, "unknown scheme", "GET ftp://x/ HTTP/1.1", "Host: x\r\n"),
                get(400, "method not a token", "G@T / HTTP/1.1", "Host: x\r\n"),
                get(505, "version 1.2", "GET / HTTP/1.2", "Host: x\r\n"),
                get(505, "version 2.0", "GET / HTTP/2.0", "Host: x\r\n"),
                get(505, "version in lower case", "GET / http/1.1", "Host: x\r\n"),
                get(400, "version 1.10", "GET / HTTP/1.10", "Host: x\r\n"),
                get(400, "version 01.1", "GET / HTTP/01.1", "Host: x\r\n"),
                get(400, "version without a minor part", "GET / HTTP/1", "Host: x\r\n"),
                get(400, "version of another protocol", "GET / HTTPS/1.1", "Host: x\r\n"),
                get(400, "only a version", "HTTP/1.1", "Host: x\r\n"),
                get(400, "method with a colon", "GET: / HTTP/1.1", "Host: x\r\n"),
                get(400, "no method", "/ HTTP/1.1", "Host: x\r\n"),
                get(400, "delete character in the target", "GET /\u007f HTTP/1.1", "Host: x\r\n"),
                get(400, "tab in the target", "GET /\ta HTTP/1.1", "Host: x\r\n"),
                get(400, "leading line feed", "\nGET / HTTP/1.1", "Host: x\r\n"),
                get(400, "leading bare return", "\rGET / HTTP/1.1", "Host: x\r\n"),
                get(414, "long method", "A".repeat(9000) + " / HTTP/1.1", "Host: x\r\n"),
                get(414, "long line", "GET /" + "a".repeat(9000) + " HTTP/1.1", "Host: x\r\n"),
                Arguments.of(400, "bare line feeds", "GET / HTTP/1.1\nHost: x\n\n"),
                Arguments.of(400, "bare return", "GET / HTTP/1.1\rHost: x\r\n\r\n"));
    }

    static Stream<Arguments> fields() {
        String line = "GET / HTTP/1.1";
        return Stream.of(
                get(400, "no host", line, ""),
                get(400, "two hosts", line, "Host: x\r\nHost: x\r\n"),
                get(400, "host with a path", line, "Host: x/y\r\n"),
                get(400, "host with a user", line, "Host: a@x\r\n"),
                get(400, "list of hosts", line, "Host: x, y\r\n"),
                get(400, "host with a space", line, "Host: x y\r\n"),
                get(400, "another host than the target's", "GET http://y/ HTTP/1.1", "Host: x\r\n"),
                get(400, "target with a user", "GET http://a@x/ HTTP/1.1", "Host: x\r\n"),
                get(400, "folded line", line, "Host: x\r\nA: b\r\n c\r\n"),
                get(400, "folded first line", line, " Host: x\r\n"),
                get(400, "line folded with a tab", line, "Host: x\r\nA: b\r\n\tc\r\n"),
                get(400, "field without a colon", line, "Host: x\r\nnonsense\r\n"),
                get(400, "field without a name", line, "Host: x\r\n: y\r\n"),
                get(400, "space in a name", line, "Host: x\r\nA b: y\r\n"),
                get(400, "NUL in a name", line, "Host: x\r\nA\0: y\r\n"),
                get(400, "NUL in a value", line, "Host: x\r\nA: \0\r\n"),
                get(400, "return in a value", line, "Host: x\r\nA: b\rc\r\n"),
                get(400, "bare line feed", line, "Host: x\r\nA: b\nC: d\r\n"),
                get(400, "tab before the colon", line, "Host: x\r\nA\t: b\r\n"),
                get(400, "quotation mark in a name", line, "Host: x\r\n\"A\": b\r\n"),
                get(400, "name above ASCII", line, "Host: x\r\n\u00c4: b\r\n"),
                get(400, "vertical tab in a value", line, "Host: x\r\nA: \u000b\r\n"),
                get(400, "form feed in a value", line, "Host: x\r\nA: b\fc\r\n"),
                get(400, "delete character in a value", line, "Host: x\r\nA: b\u007f\r\n"),
                get(400, "return at the end of a value", line, "Host: x\r\nA: b\r\r\n"),
                Arguments.of(400, "fields that end with a bare line feed", line + "\r\nHost: x\r\n\n"),
                Arguments.of(400, "fields that end with a bare return", line + "\r\nHost: x\r\n\r"),
                get(431, "large field", line, "Host: x\r\nA: " + "b".repeat(33_000) + "\r\n"),
                get(431, "many fields", line, "Host: x\r\n" + "A: b\r\n".repeat(200)),
                get(417, "unknown expectation", line, "Host: x\r\nExpect: miracles\r\n"),
                post(
                        415,
                        "body compressed twice",
                        "Content-Encoding: gzip\r\nContent-Encoding: identity\r\nContent-Length: 1\r\n",
                        "a"),
                post(415, "compressed body", "Content-Encoding: br\r\nContent-Length: 1\r\n", "a"));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource({"lengths", "codings", "chunks", "lines", "fields"})
    void isRefusedOnceAndTheConnectionIsClosed(int status, String name, String request) throws IOException {
        synchronized (HANDLED) {
            HANDLED.clear();
        }
        try (RawClient client = new RawClient(server.port())) {
            client.send(request + SECOND);
            String replies = client.rest();
            assertThat(replies).startsWith("HTTP/1.1 " + status + " ").contains("connection: close\r\n");
            assertThat(replies.split("HTTP/1.1 ", -1)).as(replies).hasSize(2);
        }
        synchronized (HANDLED) {
            assertThat(HANDLED).isEmpty();
        }
    }

    static Stream<Arguments> unusual() {
        return Stream.of(
                Arguments.of("/a?b", "GET http://X:80/a?b HTTP/1.1\r\nHost: x:80\r\n\r\n"),
                Arguments.of("/?b", "GET http://x?b HTTP/1.1\r\nHost: x\r\n\r\n"),
                Arguments.of(
                        "/", "GET / HTTP/1.1\r\nHost: x\r\nSec-WebSocket-Key1: a\r\nSec-WebSocket-Key2: b\r\n\r\n"),
                Arguments.of("*", "OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n"),
                Arguments.of("/", "\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n"),
                Arguments.of("/", "get / HTTP/1.1\r\nhOST:x\r\nEmpty:\r\n\r\n"),
                Arguments.of("/", "GET / HTTP/1.1\r\nHost:\r\n\r\n"),
                Arguments.of("/", "GET / HTTP/1.1\r\nHost: [::1]:80\r\nA: \u00e9\tb\r\n\r\n"),
                Arguments.of(
                        "/",
                        "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: Chunked\r\n\r\n01;a=\"b\"\r\nx\r\n0\r\n\r\n"),
                Arguments.of("/[a]|{b}'\"%zz", "GET /[a]|{b}'\"%zz HTTP/1.1\r\nHost: x\r\n\r\n"));
    }

    @ParameterizedTest
    @MethodSource("unusual")
    void unusualButValidRequestsAreServed(String target, String request) throws IOException {
        synchronized (HANDLED) {
            HANDLED.clear();
        }
        try (RawClient client = new RawClient(server.port())) {
            client.send(request + "GET /second HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
            assertThat(client.rest().split("HTTP/1.1 200", -1)).hasSize(3);
        }
        synchronized (HANDLED) {
            assertThat(HANDLED).containsExactly(target, "/second");
        }
    }
}
