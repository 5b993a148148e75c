package dev.ectype.cli.proxy;

import dev.ectype.cli.certificate.CertificateAuthority;
import dev.ectype.cli.proxy.context.HostFilter;
import dev.ectype.cli.proxy.context.ProxyOptions;
import dev.ectype.cli.proxy.context.Upstream;
import dev.ectype.launcher.recording.CapturedExchange;
import dev.ectype.launcher.recording.RecordedHeader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A proxy in front of a server, and what it recorded. */
final class RecordingProxyRun implements AutoCloseable {
    private final List<CapturedExchange> exchanges = new CopyOnWriteArrayList<>();
    private final List<String> notices = new CopyOnWriteArrayList<>();
    private final RecordingProxy proxy;

    private RecordingProxyRun(ProxyOptions options) throws IOException {
        proxy = RecordingProxy.start(options, exchanges::addAll, notices::add);
    }

    private RecordingProxyRun(URI upstream, boolean insecure, int longestBody, Duration patience) throws IOException {
        this(new ProxyOptions("127.0.0.1", 0, Upstream.of(upstream), insecure, longestBody, patience));
    }

    /** A forward proxy, which takes any certificate of servers. */
    static RecordingProxyRun forward(CertificateAuthority authority, String... only) throws IOException {
        return forward(authority, true, only);
    }

    static RecordingProxyRun forward(CertificateAuthority authority, boolean insecure, String... only)
            throws IOException {
        HostFilter hosts = new HostFilter(List.of(only));
        return new RecordingProxyRun(
                new ProxyOptions("127.0.0.1", 0, null, hosts, authority, insecure, 1 << 20, Duration.ofSeconds(30)));
    }

    static RecordingProxyRun of(URI upstream) throws IOException {
        return new RecordingProxyRun(upstream, false, 1 << 20, Duration.ofSeconds(30));
    }

    static RecordingProxyRun insecurely(URI upstream) throws IOException {
        return new RecordingProxyRun(upstream, true, 1 << 20, Duration.ofSeconds(30));
    }

    static RecordingProxyRun bounded(URI upstream, int longestBody, Duration patience) throws IOException {
        return new RecordingProxyRun(upstream, false, longestBody, patience);
    }

    URI at(String path) {
        return URI.create("http://127.0.0.1:" + proxy.port() + path);
    }

    int port() {
        return proxy.port();
    }

    Socket connect() throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), proxy.port());
        socket.setSoTimeout(20_000);
        return socket;
    }

    /** Waits for so many recorded exchanges and returns them. */
    List<CapturedExchange> exchanges(int count) throws InterruptedException {
        for (int round = 0; round < 400 && exchanges.size() < count; round++) {
            Thread.sleep(25);
        }
        return List.copyOf(exchanges);
    }

    /** Returns the first notice to the user of the proxy. */
    String notice() throws InterruptedException {
        for (int round = 0; round < 400 && notices.isEmpty(); round++) {
            Thread.sleep(25);
        }
        return String.join("\n", notices);
    }

    CapturedExchange only() throws InterruptedException {
        List<CapturedExchange> all = exchanges(1);
        if (all.size() != 1) {
            throw new AssertionError("recorded " + all.size());
        }
        return all.get(0);
    }

    static String field(List<RecordedHeader> headers, String name) {
        return String.valueOf(RecordedHeader.first(headers, name));
    }

    @Override
    public void close() {
        proxy.close();
    }
}
