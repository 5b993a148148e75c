package dev.ectype.runtime.netty.tls;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.runtime.netty.NettyServer;
import dev.ectype.runtime.netty.NoLeaks;
import dev.ectype.runtime.netty.RawClient;
import dev.ectype.runtime.netty.option.NettyOptions;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.security.cert.X509Certificate;
import java.time.Clock;
import java.util.Base64;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLHandshakeException;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(NoLeaks.class)
class TlsTest {
    private static NettyServer start(CertificateSource tls) {
        NettyOptions options = NettyOptions.on("127.0.0.1", 0, (method, target, cause) -> {})
                .withThreads(1)
                .withTls(tls);
        return NettyServer.start(
                options,
                (request, reply) ->
                        reply.append(request.protocol() + " " + request.secure() + " " + request.header("host")));
    }

    private static String pem(String type, byte[] content) {
        String lines = Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(content);
        return "-----BEGIN " + type + "-----\n" + lines + "\n-----END " + type + "-----\n";
    }

    private static CertificateSource.PemFiles write(Path folder, SelfSignedCertificate made) throws Exception {
        Path certificate = Files.writeString(
                folder.resolve("certificate.pem"),
                pem("CERTIFICATE", made.certificate().getEncoded()));
        Path key = Files.writeString(
                folder.resolve("key.pem"), pem("PRIVATE KEY", made.key().getEncoded()));
        return new CertificateSource.PemFiles(certificate, key);
    }

    private static HttpClient trusting(X509Certificate certificate) throws Exception {
        KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
        store.load(null, null);
        store.setCertificateEntry("server", certificate);
        TrustManagerFactory factory = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        factory.init(store);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, factory.getTrustManagers(), null);
        return HttpClient.newBuilder().sslContext(context).build();
    }

    private static HttpResponse<String> get(HttpClient client, NettyServer server, HttpClient.Version version)
            throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create("https://localhost:" + server.port() + "/"))
                .version(version)
                .build();
        return client.send(request, HttpResponse.BodyHandlers.ofString());
    }

    @Test
    void clientsChooseTheVersionDuringTheHandshake(@TempDir Path folder) throws Exception {
        SelfSignedCertificate made =
                SelfSignedCertificate.create(Clock.systemUTC().instant());
        try (NettyServer server = start(write(folder, made))) {
            HttpClient client = trusting(made.certificate());
            String host = "localhost:" + server.port();
            HttpResponse<String> second = get(client, server, HttpClient.Version.HTTP_2);
            assertThat(second.version()).isEqualTo(HttpClient.Version.HTTP_2);
            assertThat(second.body()).isEqualTo("HTTP_2 true " + host);
            HttpResponse<String> first = get(client, server, HttpClient.Version.HTTP_1_1);
            assertThat(first.version()).isEqualTo(HttpClient.Version.HTTP_1_1);
            assertThat(first.body()).isEqualTo("HTTP_1_1 true " + host);
        }
    }

    @Test
    void selfSignedServerIsTrustedOnlyByThoseWhoKnowIt() throws Exception {
        try (NettyServer server = start(CertificateSource.selfSigned())) {
            assertThatThrownBy(() -> get(HttpClient.newHttpClient(), server, HttpClient.Version.HTTP_2))
                    .isInstanceOf(SSLHandshakeException.class);
        }
    }

    @Test
    void clearTextOnATlsPortIsNotAnswered() throws Exception {
        try (NettyServer server = start(CertificateSource.selfSigned());
                RawClient client = new RawClient(server.port())) {
            client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
            assertThat(client.rest()).doesNotContain("HTTP/1.1");
        }
    }

    @Test
    void unusableCertificateIsNamed(@TempDir Path folder) throws Exception {
        Path empty = Files.writeString(folder.resolve("empty.pem"), "");
        assertThatThrownBy(() -> start(new CertificateSource.PemFiles(empty, empty)))
                .isInstanceOf(UnusableCertificate.class);
    }
}
