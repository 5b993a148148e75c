package dev.ectype.cli.proxy;

import dev.ectype.cli.certificate.Authority;
import dev.ectype.launcher.recording.Exchange;
import dev.ectype.launcher.recording.Header;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A proxy in front of a server, and what it recorded. */
final class Recorded implements AutoCloseable {
    private final List<Exchange> exchanges = new CopyOnWriteArrayList<>();
    private final List<String> notices = new CopyOnWriteArrayList<>();
    private final RecordingProxy proxy;

    private Recorded(ProxyOptions options) throws IOException {
        proxy = RecordingProxy.start(options, exchanges::addAll, notices::add);
    }

    private Recorded(URI upstream, boolean insecure, int longestBody, Duration patience) throws IOException {
        this(new ProxyOptions("127.0.0.1", 0, Upstream.at(upstream), insecure, longestBody, patience));
    }

    /** A forward proxy, which takes any certificate of servers. */
    static Recorded forward(Authority authority, String... only) throws IOException {
        return forward(authority, true, only);
    }

    static Recorded forward(Authority authority, boolean insecure, String... only) throws IOException {
        ChosenHosts hosts = new ChosenHosts(List.of(only));
        return new Recorded(
                new ProxyOptions("127.0.0.1", 0, null, hosts, authority, insecure, 1 << 20, Duration.ofSeconds(30)));
    }

    static Recorded of(URI upstream) throws IOException {
        return new Recorded(upstream, false, 1 << 20, Duration.ofSeconds(30));
    }

    static Recorded insecurely(URI upstream) throws IOException {
        return new Recorded(upstream, true, 1 << 20, Duration.ofSeconds(30));
    }

    static Recorded bounded(URI upstream, int longestBody, Duration patience) throws IOException {
        return new Recorded(upstream, false, longestBody, patience);
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

    /** What was recorded, once there are so many. */
    List<Exchange> exchanges(int count) throws InterruptedException {
        for (int round = 0; round < 400 && exchanges.size() < count; round++) {
            Thread.sleep(25);
        }
        return List.copyOf(exchanges);
    }

    /** The first thing that was said to whoever runs the proxy. */
    String notice() throws InterruptedException {
        for (int round = 0; round < 400 && notices.isEmpty(); round++) {
            Thread.sleep(25);
        }
        return String.join("\n", notices);
    }

    Exchange only() throws InterruptedException {
        List<Exchange> all = exchanges(1);
        if (all.size() != 1) {
            throw new AssertionError("recorded " + all.size());
        }
        return all.get(0);
    }

    static String field(List<Header> headers, String name) {
        return String.valueOf(Header.first(headers, name));
    }

    @Override
    public void close() {
        proxy.close();
    }
}
