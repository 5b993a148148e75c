package dev.ectype.launcher.fidelity;

import dev.ectype.launcher.recording.Exchange;
import dev.ectype.launcher.recording.Exchanges;
import dev.ectype.launcher.recording.RecordedReply;
import dev.ectype.launcher.replay.Comparison;
import dev.ectype.launcher.replay.HttpTarget;
import dev.ectype.launcher.replay.Kind;
import dev.ectype.launcher.replay.Replay;
import dev.ectype.launcher.replay.Replayed;
import dev.ectype.launcher.replay.Target;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Replays a recording against the emulator that was made of it, one request after the other, and counts what comes back alike. */
public final class Fidelity {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final int MOST_DIFFERING = 100;

    private final String origin;
    private final List<Replayed> differing = new ArrayList<>();
    private long exchanges;
    private long sameStatus;
    private long sameShape;
    private long values;
    private long sameValues;

    private Fidelity(String origin) {
        this.origin = origin;
    }

    /**
     * Measures.
     *
     * @param emulator where it answers
     * @param origin whom it emulates; what was asked of others is left out
     */
    public static FidelityReport measure(Exchanges recording, URI emulator, String origin)
            throws IOException, InterruptedException {
        Fidelity fidelity = new Fidelity(origin);
        HttpClient client =
                HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
        Target server = new HttpTarget(client, emulator, List.of(), PATIENCE);
        Replay replay = new Replay(server, new Comparison(List.of()), 1);
        replay.run(fidelity.ofOrigin(recording), fidelity::take);
        return new FidelityReport(
                fidelity.exchanges,
                fidelity.sameStatus,
                fidelity.sameShape,
                fidelity.values,
                fidelity.sameValues,
                fidelity.differing);
    }

    private Exchanges ofOrigin(Exchanges recording) {
        return new Exchanges() {
            @Override
            public @Nullable Exchange next() throws IOException {
                Exchange next = recording.next();
                while (next != null && !isWanted(next)) {
                    next = recording.next();
                }
                return next;
            }

            @Override
            public void close() throws IOException {
                recording.close();
            }
        };
    }

    private boolean isWanted(Exchange exchange) {
        String url = exchange.request().url();
        String start = url.substring(0, Math.min(url.length(), origin.length())).toLowerCase(Locale.ROOT);
        return exchange.reply().status() > 0
                && start.equals(origin)
                && (url.length() == origin.length() || "/?".indexOf(url.charAt(origin.length())) >= 0);
    }

    private void take(Replayed replayed) {
        exchanges++;
        Exchange recorded = replayed.recorded();
        Kind kind = replayed.result().kind();
        RecordedReply reply = replayed.reply();
        if (reply != null && reply.status() == recorded.reply().status()) {
            sameStatus++;
            sameShape += kind == Kind.MATCH ? 1 : 0;
            Values compared = Values.compare(recorded.reply().body(), reply.body());
            values += compared.all();
            sameValues += compared.same();
        }
        if (kind != Kind.MATCH && differing.size() < MOST_DIFFERING) {
            differing.add(replayed);
        }
    }
}
