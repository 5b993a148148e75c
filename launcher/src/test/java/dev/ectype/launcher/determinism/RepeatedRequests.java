package dev.ectype.launcher.determinism;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.sample.SampleRequest;
import dev.ectype.runtime.http.HttpHandler;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.netty.NettyServer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** Repeats requests of a conversation, also after the state was changed by control routes. */
final class RepeatedRequests {
    private static final int BETWEEN = 100;
    private static final int WRITTEN = 10;
    private static final int TIMES = 3;

    /** Replies are kept only after many requests of the same state, and after more of them if they were of no use before. */
    private static final List<SampleRequest> QUIET =
            Collections.nCopies(300, SampleRequest.get("/__service/health", List.of()));

    private static final List<SampleRequest> CHANGES = List.of(
            control("POST", "journal/rewind", "{\"to\": 3}"),
            control("POST", "chaos", "{\"operation\": \"*\", \"share\": 0.2, \"error\": 503}"),
            control("DELETE", "chaos", null),
            control("POST", "state/reset", "{}"));

    private RepeatedRequests() {}

    /**
     * The replies to all requests.
     *
     * @param bytes the digest of the replies
     * @param sent the number of requests
     * @param handled the number of requests that the emulator handled; the others got an earlier reply
     */
    record Outcome(String bytes, int sent, int handled) {}

    static Outcome send(Emulator emulator, List<SampleRequest> conversation) throws IOException {
        CountingHandler handler = new CountingHandler(emulator, new AtomicInteger());
        ReplyBytesDigest transcript = new ReplyBytesDigest();
        List<SampleRequest> sent = repeated(conversation);
        try (NettyServer server = SampleConversation.serve(handler, 1);
                Http1Client client = new Http1Client(server.port())) {
            for (SampleRequest each : sent) {
                transcript.add(client.send(each));
            }
        }
        return new Outcome(transcript.ofBytes(), sent.size(), handler.handled.get());
    }

    private static List<SampleRequest> repeated(List<SampleRequest> conversation) {
        List<SampleRequest> all = new ArrayList<>();
        for (int number = 1; number <= conversation.size(); number++) {
            all.add(conversation.get(number - 1));
            if (number % BETWEEN == 0) {
                List<SampleRequest> latest = conversation.subList(number - BETWEEN, number);
                addRepeatedly(latest, all);
                all.add(CHANGES.get(number / BETWEEN % CHANGES.size()));
                addRepeatedly(latest, all);
            }
        }
        return all;
    }

    private static void addRepeatedly(List<SampleRequest> latest, List<SampleRequest> all) {
        for (int time = 0; time < TIMES; time++) {
            all.addAll(latest.subList(latest.size() - WRITTEN, latest.size()));
        }
        all.addAll(QUIET);
        for (int time = 0; time < TIMES; time++) {
            latest.stream().filter(each -> each.method().equals("GET")).forEach(all::add);
        }
    }

    private static SampleRequest control(String method, String route, @Nullable String body) {
        return new SampleRequest(
                method,
                "/__service/" + route,
                List.of(new SampleRequest.Header("content-type", "application/json")),
                body == null ? null : body.getBytes(StandardCharsets.UTF_8));
    }

    /** Counts the requests that reach an emulator. */
    private record CountingHandler(Emulator emulator, AtomicInteger handled) implements HttpHandler {
        @Override
        public void handle(Request request, ReplyBuffer reply) {
            handled.incrementAndGet();
            emulator.handle(request, reply);
        }

        @Override
        public boolean streamsBody(Request request) {
            return emulator.streamsBody(request);
        }

        @Override
        public @Nullable Object replyVersion() {
            return emulator.replyVersion();
        }
    }
}
