package dev.ectype.compiler.source;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.ectype.compiler.diagnostic.Diagnostics;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class HttpFetcherTest {
    private final HttpFetcher fetcher = new HttpFetcher(Duration.ofMillis(1_500));
    private HttpServer server;
    private URI origin;

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        origin = URI.create("http://localhost:" + server.getAddress().getPort());
        serve("/api.yaml", exchange -> answer(exchange, 200, "start: {$ref: 'parts/pet.yaml#/pet'}\n"));
        serve("/parts/pet.yaml", exchange -> answer(exchange, 200, "pet: {$ref: 'http://other.invalid/x.yaml'}\n"));
        serve("/moved", exchange -> redirect(exchange, "/api.yaml"));
        serve("/away", exchange -> redirect(exchange, "http://127.0.0.2/api.yaml"));
        serve("/loop", exchange -> redirect(exchange, "/loop"));
        serve("/silent", exchange -> {});
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    @Test
    void referencesStayOnTheOriginOfTheEntry() {
        Diagnostics diagnostics = new Diagnostics();
        SourceResolver sources = SourceResolver.of(SourceRoot.url(origin.resolve("/api.yaml"), fetcher), diagnostics);
        LocatedNode start = LocatedNode.rootOf(requireNonNull(sources.entry())).member("start");
        assertThat(sources.resolve(requireNonNull(start))).isNull();
        assertThat(diagnostics.sorted())
                .singleElement()
                .satisfies(each -> assertThat(each.line()).contains("/parts/pet.yaml:1:13 ECT1015"));
    }

    @Test
    void bodiesEndAfterTheLimit() throws IOException {
        assertThat(fetcher.fetch(origin.resolve("/api.yaml"), 4)).hasSize(5);
    }

    @Test
    void redirectsStayOnTheOrigin() throws IOException {
        assertThat(fetcher.fetch(origin.resolve("/moved"), 1_000)).isNotEmpty();
        assertThatThrownBy(() -> fetcher.fetch(origin.resolve("/away"), 1_000)).hasMessageContaining("another origin");
        assertThatThrownBy(() -> fetcher.fetch(origin.resolve("/loop"), 1_000)).hasMessageContaining("more than 3");
    }

    @Test
    void missingFilesAreNamed() {
        assertThatThrownBy(() -> fetcher.fetch(origin.resolve("/absent"), 1_000))
                .hasMessageContaining("404");
    }

    @Test
    void silenceEndsInTime() {
        assertThatThrownBy(() -> fetcher.fetch(origin.resolve("/silent"), 1_000))
                .hasMessageContaining("no complete response");
    }

    private void serve(String path, com.sun.net.httpserver.HttpHandler handler) {
        server.createContext(path, handler);
    }

    private static void redirect(HttpExchange exchange, String target) throws IOException {
        exchange.getResponseHeaders().add("location", target);
        answer(exchange, 302, "");
    }

    private static void answer(HttpExchange exchange, int status, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }
}
