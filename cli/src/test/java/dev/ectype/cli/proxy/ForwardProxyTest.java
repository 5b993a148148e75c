package dev.ectype.cli.proxy;

import static dev.ectype.cli.proxy.ScriptedServer.readTo;
import static dev.ectype.cli.proxy.ScriptedServer.write;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.cli.certificate.CertificateAuthority;
import dev.ectype.launcher.recording.CapturedExchange;
import java.io.FileInputStream;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.ProxySelector;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.util.List;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Clients that have the proxy as theirs and ask for any host. */
@Timeout(60)
final class ForwardProxyTest {
    @TempDir
    private static Path folder;

    private static CertificateAuthority authority;
    private static SSLContext trust;

    @BeforeAll
    static void makeAuthority() throws Exception {
        authority = CertificateAuthority.in(folder.resolve("ca"));
        try (InputStream file = new FileInputStream(authority.file().toFile())) {
            trust = TlsServer.trusting(
                    (X509Certificate) CertificateFactory.getInstance("X.509").generateCertificate(file));
        }
    }

    private static HttpClient client(RecordingProxyRun proxy, HttpClient.Version version) {
        return HttpClient.newBuilder()
                .version(version)
                .proxy(ProxySelector.of(new InetSocketAddress("127.0.0.1", proxy.port())))
                .sslContext(trust)
                .build();
    }

    private static HttpResponse<String> get(RecordingProxyRun proxy, URI address) throws Exception {
        return client(proxy, HttpClient.Version.HTTP_1_1)
                .send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofString());
    }

    @ParameterizedTest
    @EnumSource(HttpClient.Version.class)
    void recordsRequestsWithinTlsAsTheServerReceivedThem(HttpClient.Version version) throws Exception {
        try (TlsServer server = new TlsServer(folder);
                RecordingProxyRun proxy = RecordingProxyRun.forward(authority)) {
            HttpClient client = client(proxy, version);
            for (String path : List.of("/pets?x=%20y", "/more")) {
                HttpResponse<String> reply = client.send(
                        HttpRequest.newBuilder(server.at(path))
                                .POST(BodyPublishers.ofString("abc"))
                                .build(),
                        BodyHandlers.ofString());
                assertThat(reply.body()).isEqualTo("POST " + path + " localhost:" + server.port() + " 3");
                assertThat(reply.version()).isEqualTo(version);
                assertThat(reply.headers().firstValue("set-cookie")).hasValue("a=b; Domain=localhost; Secure");
            }
            CapturedExchange first = proxy.exchanges(2).get(0);
            assertThat(first.request().url())
                    .isEqualTo(server.at("/pets?x=%20y").toString());
            assertThat(first.request().body()).hasToString("abc");
            assertThat(first.reply().body()).hasToString("POST /pets?x=%20y localhost:" + server.port() + " 3");
        }
    }

    @Test
    void relaysPlainRequests() throws Exception {
        try (ScriptedServer server = ScriptedServer.doing((socket, number) -> {
                    String head = readTo(socket, "\r\n\r\n");
                    assertThat(head).startsWith("GET /a?b=|c HTTP/1.1\r\n").doesNotContainIgnoringCase("proxy-");
                    write(
                            socket,
                            "HTTP/1.1 302 Found\r\nLocation: " + "http://elsewhere/\r\nContent-Length: 0\r\n\r\n");
                });
                RecordingProxyRun proxy = RecordingProxyRun.forward(authority);
                Socket socket = proxy.connect()) {
            write(
                    socket,
                    "GET " + server.address() + "/a?b=|c HTTP/1.1\r\nHost: other\r\nProxy-Connection: close\r\n\r\n");
            assertThat(readTo(socket, "\r\n\r\n"))
                    .contains("302 Found")
                    .containsIgnoringCase("location: http://elsewhere/\r\n");
            assertThat(proxy.only().request().url()).isEqualTo(server.address() + "/a?b=|c");
        }
    }

    @Test
    void aClientThatDoesNotTrustTheAuthorityIsNamed() throws Exception {
        try (TlsServer server = new TlsServer(folder);
                RecordingProxyRun proxy = RecordingProxyRun.forward(authority)) {
            HttpClient untrusting = HttpClient.newBuilder()
                    .proxy(ProxySelector.of(new InetSocketAddress("127.0.0.1", proxy.port())))
                    .build();
            HttpRequest request = HttpRequest.newBuilder(server.at("/")).build();
            assertThatThrownBy(() -> untrusting.send(request, BodyHandlers.ofString()))
                    .isInstanceOf(SSLException.class);
            // Whether it says why before it goes is left to chance.
            assertThat(proxy.notice()).contains(" localhost", "not trust the certificate authority of the proxy");
            assertThat(get(proxy, server.at("/after")).statusCode()).isEqualTo(200);
        }
    }

    @Test
    void reportsAServerWithAnUntrustedCertificate() throws Exception {
        try (TlsServer server = new TlsServer(folder);
                RecordingProxyRun proxy = RecordingProxyRun.forward(authority, false)) {
            HttpResponse<String> refused = get(proxy, server.at("/"));
            assertThat(refused.statusCode()).isEqualTo(502);
            assertThat(refused.body()).contains("UPSTREAM_UNREACHABLE", "its certificate or its TLS is not accepted");
            assertThat(proxy.only().fault()).contains("https://localhost:" + server.port());
        }
    }

    @Test
    void onlyTheHostsChosenAreRecorded() throws Exception {
        try (TlsServer server = new TlsServer(folder);
                ScriptedServer clear = ScriptedServer.doing((socket, number) -> {
                    readTo(socket, "\r\n\r\n");
                    write(socket, "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok");
                });
                RecordingProxyRun proxy = RecordingProxyRun.forward(authority, "*.example", "other.test")) {
            // The tunnel is left alone: what the client sees is the server's own certificate, which it does not trust.
            assertThatThrownBy(() -> get(proxy, server.at("/"))).isInstanceOf(SSLException.class);
            assertThat(get(proxy, clear.address()).body()).isEqualTo("ok");
            assertThat(get(proxy, URI.create("http://no.example/")).statusCode())
                    .isEqualTo(502);
            assertThat(proxy.only().request().url()).isEqualTo("http://no.example/");
        }
    }

    @Test
    void tunnelsOtherProtocolsWhicheverSideBegins() throws Exception {
        try (ScriptedServer server = ScriptedServer.doing((socket, number) -> {
                    write(socket, "220 mail\r\n");
                    assertThat(readTo(socket, "\n")).isEqualTo("HELO there\n");
                    write(socket, "250 fine\r\n");
                });
                RecordingProxyRun proxy = RecordingProxyRun.forward(authority)) {
            String host = "127.0.0.1:" + server.address().getPort();
            try (Socket socket = proxy.connect()) {
                write(socket, "CONNECT " + host + " HTTP/1.1\r\nHost: " + host + "\r\n\r\nHELO there\n");
                assertThat(readTo(socket, "fine\r\n"))
                        .isEqualTo("HTTP/1.1 200 Connection established\r\n\r\n220 mail\r\n250 fine\r\n");
            }
            try (Socket socket = proxy.connect()) {
                write(socket, "CONNECT " + host + " HTTP/1.1\r\nHost: " + host + "\r\n\r\n");
                readTo(socket, "mail\r\n");
                write(socket, "HELO there\n");
                readTo(socket, "fine\r\n");
            }
            assertThat(proxy.exchanges(0)).isEmpty();
        }
    }

    @Test
    void webSocketsWithinTlsGoThrough() throws Exception {
        try (ScriptedServer server = ScriptedServer.doing((socket, number) -> {
                    readTo(socket, "\r\n\r\n");
                    write(socket, "HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n");
                    write(socket, "echo " + readTo(socket, "\n"));
                });
                RecordingProxyRun proxy = RecordingProxyRun.forward(authority);
                Socket socket = proxy.connect()) {
            String host = "127.0.0.1:" + server.address().getPort();
            write(socket, "CONNECT " + host + " HTTP/1.1\r\n\r\n");
            readTo(socket, "\r\n\r\n");
            write(socket, "GET /ws HTTP/1.1\r\nHost: " + host + "\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n");
            readTo(socket, "\r\n\r\n");
            write(socket, "hello\n");
            assertThat(readTo(socket, "\n")).isEqualTo("echo hello\n");
            assertThat(proxy.only().reply().status()).isEqualTo(101);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "CONNECT nowhere HTTP/1.1",
                "CONNECT a:0 HTTP/1.1",
                "CONNECT a:70000 HTTP/1.1",
                "CONNECT http://a:443 HTTP/1.1",
                "CONNECT [::1:443 HTTP/1.1",
                "CONNECT a/b:443 HTTP/1.1",
                "GET / HTTP/1.1",
                "GET http:///a HTTP/1.1",
                "GET ftp://a/b HTTP/1.1",
                "GET http://me@a/ HTTP/1.1"
            })
    void whatNamesNoServerIsRefused(String line) throws Exception {
        try (RecordingProxyRun proxy = RecordingProxyRun.forward(authority);
                Socket socket = proxy.connect()) {
            write(socket, line + "\r\nHost: a\r\n\r\n");
            String reply = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(reply).startsWith("HTTP/1.1 40").contains("\"code\":\"NO_");
        }
    }

    @Test
    void refusesRequestsToItself() throws Exception {
        try (RecordingProxyRun proxy = RecordingProxyRun.forward(authority, "chosen.test")) {
            assertThat(get(proxy, proxy.at("/")).body()).contains("it is the address of this proxy");
            try (Socket socket = proxy.connect()) {
                write(socket, "CONNECT localhost:" + proxy.port() + " HTTP/1.1\r\nHost: a\r\n\r\n");
                String reply = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
                assertThat(reply).startsWith("HTTP/1.1 502 ").contains("it is the address of this proxy");
            }
        }
    }

    @Test
    void hostsHaveCertificatesOfTheirOwn() throws Exception {
        try (TlsServer server = new TlsServer(folder);
                RecordingProxyRun proxy = RecordingProxyRun.forward(authority)) {
            for (String host : List.of("localhost", "127.0.0.1")) {
                HttpResponse<String> reply = get(proxy, URI.create("https://" + host + ":" + server.port() + "/"));
                X509Certificate certificate =
                        (X509Certificate) reply.sslSession().orElseThrow().getPeerCertificates()[0];
                assertThat(certificate.getSubjectAlternativeNames())
                        .singleElement()
                        .isEqualTo(List.of(host.startsWith("1") ? 7 : 2, host));
                assertThat(Duration.between(
                                certificate.getNotBefore().toInstant(),
                                certificate.getNotAfter().toInstant()))
                        .isLessThan(Duration.ofDays(398));
            }
        }
    }
}
