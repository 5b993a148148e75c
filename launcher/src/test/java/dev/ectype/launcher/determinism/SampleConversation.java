package dev.ectype.launcher.determinism;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.launcher.LaunchRequest;
import dev.ectype.launcher.LaunchResult;
import dev.ectype.launcher.Launcher;
import dev.ectype.launcher.SampleCatalog;
import dev.ectype.launcher.cache.CompileCache;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.emulator.sample.SampleRequest;
import dev.ectype.runtime.http.HttpHandler;
import dev.ectype.runtime.netty.NettyServer;
import dev.ectype.runtime.netty.option.NettyOptions;
import dev.ectype.runtime.state.journal.StateChange;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** Sends the traffic of a seed to a served sample, one request after the other. */
final class SampleConversation {
    private static final List<String> SAMPLES = List.of("petstore", "payments", "email");
    private static final int REQUESTS = 500;
    private static final int CONNECTIONS = 4;

    private final List<Class<? extends Emulator>> classes = new ArrayList<>();

    SampleConversation() {
        for (String sample : SAMPLES) {
            CompilationRequest request = CompilationRequest.of(SampleCatalog.open(sample));
            LaunchResult launched = new Launcher().boot(new LaunchRequest(request, CompileCache.none()));
            Emulator emulator = Objects.requireNonNull(launched.emulator(), sample);
            classes.add(emulator.getClass());
        }
    }

    /**
     * The outcome of a seed.
     *
     * @param answered the number of successful requests
     * @param made the number of writes that created an instance
     * @param bytes the digest of all bytes, or empty if they are not available
     * @param meaning the digest of the parts that all versions of HTTP share
     */
    record Outcome(int answered, int made, String bytes, String meaning) {}

    /** The requests of a seed with their outcome. */
    record Run(List<SampleRequest> requests, Outcome outcome) {}

    private Emulator booted(long seed) {
        return booted(seed, false);
    }

    Emulator booted(long seed, boolean replyCache) {
        EmulatorOptions options = EmulatorOptions.standard()
                .withReplyCache(replyCache)
                .withSeed(seed)
                .withPopulate((int) (seed % 3))
                .withPublicUrl(URI.create("https://api.example.com"));
        try {
            return classes.get((int) (seed % classes.size()))
                    .getDeclaredConstructor()
                    .newInstance()
                    .boot(options);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    static NettyServer serve(HttpHandler emulator, int loops) {
        NettyOptions options = NettyOptions.on("127.0.0.1", 0, (method, target, cause) -> {
                    throw new IllegalStateException(method + " " + target, cause);
                })
                .withThreads(loops);
        return NettyServer.start(options, emulator);
    }

    /** Sends requests over several HTTP/1.1 connections with the given number of event loops; they depend on the replies. */
    Run overHttp1(long seed, int loops) throws IOException {
        Emulator emulator = booted(seed);
        SeededTraffic traffic = new SeededTraffic(emulator.plan(), seed);
        List<SampleRequest> requests = new ArrayList<>();
        Outcome outcome = overHttp1(
                emulator,
                loops,
                number -> {
                    requests.add(traffic.next());
                    return requests.get(number);
                },
                traffic);
        return new Run(requests, outcome);
    }

    /** Sends the same requests again. */
    Outcome overHttp1(long seed, int loops, List<SampleRequest> requests) throws IOException {
        return overHttp1(booted(seed), loops, requests::get, null);
    }

    private static Outcome overHttp1(
            Emulator emulator, int loops, IntFunction<SampleRequest> requests, @Nullable SeededTraffic traffic)
            throws IOException {
        ReplyBytesDigest transcript = new ReplyBytesDigest();
        List<Http1Client> clients = new ArrayList<>();
        try (NettyServer server = serve(emulator, loops)) {
            for (int number = 0; number < CONNECTIONS; number++) {
                clients.add(new Http1Client(server.port()));
            }
            for (int number = 0; number < REQUESTS; number++) {
                SampleRequest request = requests.apply(number);
                if (number % 50 == 49) {
                    Http1Client.abort(server.port(), request);
                }
                Http1Client.Raw raw = clients.get(number % CONNECTIONS).send(request);
                transcript.add(raw);
                if (traffic != null) {
                    traffic.learn(raw.status(), raw.body());
                }
            }
            for (Http1Client client : clients) {
                client.close();
            }
        }
        return new Outcome(transcript.answered(), made(emulator), transcript.ofBytes(), transcript.ofMeaning());
    }

    /** Sends the same requests again over one HTTP/2 connection. */
    Outcome overHttp2(long seed, List<SampleRequest> requests) throws IOException, InterruptedException {
        Emulator emulator = booted(seed);
        ReplyBytesDigest transcript = new ReplyBytesDigest();
        HttpClient client =
                HttpClient.newBuilder().version(HttpClient.Version.HTTP_2).build();
        try (NettyServer server = serve(emulator, 2)) {
            String base = "http://127.0.0.1:" + server.port();
            client.send(
                    HttpRequest.newBuilder(URI.create(base + "/__service/health"))
                            .build(),
                    HttpResponse.BodyHandlers.discarding());
            for (SampleRequest request : requests) {
                HttpResponse<byte[]> response =
                        client.send(request(base, request), HttpResponse.BodyHandlers.ofByteArray());
                if (response.version() != HttpClient.Version.HTTP_2) {
                    throw new IOException("answered over " + response.version());
                }
                transcript.add(response.statusCode(), response.headers().map(), response.body());
            }
        }
        return new Outcome(transcript.answered(), made(emulator), "", transcript.ofMeaning());
    }

    private static HttpRequest request(String base, SampleRequest sample) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(base + sample.target()));
        sample.headers().forEach(header -> request.header(header.name(), header.value()));
        byte[] body = sample.body();
        return request.method(
                        sample.method(),
                        body == null
                                ? HttpRequest.BodyPublishers.noBody()
                                : HttpRequest.BodyPublishers.ofByteArray(body))
                .build();
    }

    private static int made(Emulator emulator) {
        return (int) emulator.journal().entries(1, REQUESTS * 2).stream()
                .filter(entry -> entry.changes().stream()
                        .anyMatch(change -> change instanceof StateChange.RowChange row && row.before() == null))
                .count();
    }
}
