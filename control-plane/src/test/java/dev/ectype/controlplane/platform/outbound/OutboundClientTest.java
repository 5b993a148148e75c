package dev.ectype.controlplane.platform.outbound;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.hc.core5.http.NoHttpResponseException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class OutboundClientTest {
    private final OutboundClient client = new OutboundClient(new AddressGuard(false, true));
    private final AtomicInteger requests = new AtomicInteger();
    private HttpServer server;

    @BeforeEach
    void serve() throws IOException {
        server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        server.setExecutor(Executors.newCachedThreadPool(work -> {
            Thread thread = new Thread(work);
            thread.setDaemon(true);
            return thread;
        }));
        server.createContext("/small", exchange -> answer(exchange, 200, "{}"));
        server.createContext("/moved", exchange -> {
            exchange.getResponseHeaders().set("Location", address("/small").toString());
            answer(exchange, 302, "");
        });
        server.createContext("/endless", exchange -> pour(exchange, 0));
        server.createContext("/slow", exchange -> pour(exchange, 1000));
        server.start();
    }

    @AfterEach
    void stop() throws IOException {
        server.stop(0);
        client.close();
    }

    @Test
    void answersWithWhatStandsThere() throws IOException {
        OutboundClient.Answer answer = client.get(address("/small"), 100);
        assertThat(answer.status()).isEqualTo(200);
        assertThat(new String(answer.body())).isEqualTo("{}");
    }

    @Test
    void redirectIsNotFollowed() throws IOException {
        assertThat(client.get(address("/moved"), 100).status()).isEqualTo(302);
        assertThat(requests).hasValue(1);
    }

    @Test
    void endlessAnswerEnds() {
        assertThatThrownBy(() -> client.get(address("/endless"), 10_000)).hasMessageContaining("larger than 10000");
    }

    @Test
    void slowAnswerEndsHoweverOftenABitOfItComes() {
        long begin = System.nanoTime();
        assertThatThrownBy(() -> client.get(address("/slow"), 10_000_000))
                .hasMessageContaining("was not complete within");
        assertThat(Duration.ofNanos(System.nanoTime() - begin))
                .isBetween(Duration.ofSeconds(7), Duration.ofSeconds(12));
    }

    @Test
    void aConnectionThatTheServerClosedMeanwhileIsReplaced() throws Exception {
        try (ServerSocket listening = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
            Thread serving = new Thread(() -> serveAndClose(listening));
            serving.setDaemon(true);
            serving.start();
            URI target = URI.create("http://127.0.0.1:" + listening.getLocalPort() + "/");
            for (int at = 0; at < 3; at++) {
                assertThat(client.get(target, 100).status()).isEqualTo(204);
            }
            assertThat(requests).hasValue(3);
        }
    }

    @Test
    void doesNotRepeatRequestsWithoutAResponse() throws Exception {
        try (ServerSocket listening = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
            Thread serving = new Thread(() -> closeAfterHead(listening));
            serving.setDaemon(true);
            serving.start();
            URI target = URI.create("http://127.0.0.1:" + listening.getLocalPort() + "/");
            assertThatThrownBy(() -> client.get(target, 100)).isInstanceOf(NoHttpResponseException.class);
            assertThat(requests).hasValue(1);
        }
    }

    /** Answers the first request of each connection, and closes it as soon as another one has arrived. */
    private void serveAndClose(ServerSocket listening) {
        try {
            while (true) {
                try (Socket connection = listening.accept()) {
                    head(connection);
                    requests.incrementAndGet();
                    connection.getOutputStream().write("HTTP/1.1 204 No Content\r\n\r\n".getBytes(US_ASCII));
                    head(connection);
                }
            }
        } catch (IOException closed) {
            // The test has ended.
        }
    }

    private void closeAfterHead(ServerSocket listening) {
        try {
            while (true) {
                try (Socket connection = listening.accept()) {
                    head(connection);
                    requests.incrementAndGet();
                }
            }
        } catch (IOException closed) {
            // The test has ended.
        }
    }

    private static void head(Socket connection) throws IOException {
        String head = "";
        while (!head.endsWith("\r\n\r\n")) {
            int next = connection.getInputStream().read();
            if (next < 0) {
                return;
            }
            head += (char) next;
        }
    }

    @Test
    void refusedAddressIsNotConnectedTo() {
        try (OutboundClientOf hosted = new OutboundClientOf(new OutboundClient(new AddressGuard(false, false)))) {
            assertThatThrownBy(() -> hosted.client().get(address("/small"), 100))
                    .hasMessageContaining("in a blocked network");
        }
        assertThat(requests).hasValue(0);
    }

    private URI address(String path) {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + path);
    }

    private void answer(HttpExchange exchange, int status, String body) throws IOException {
        requests.incrementAndGet();
        exchange.sendResponseHeaders(status, body.isEmpty() ? -1 : body.length());
        exchange.getResponseBody().write(body.getBytes());
        exchange.close();
    }

    private static void pour(HttpExchange exchange, long pause) throws IOException {
        exchange.sendResponseHeaders(200, 0);
        try (OutputStream body = exchange.getResponseBody()) {
            while (true) {
                body.write(new byte[1024]);
                body.flush();
                Thread.sleep(pause);
            }
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    /** A client that is closed with a block. */
    private record OutboundClientOf(OutboundClient client) implements AutoCloseable {
        @Override
        public void close() {
            try {
                client.close();
            } catch (IOException failed) {
                throw new java.io.UncheckedIOException(failed);
            }
        }
    }
}
