package dev.ectype.launcher.fidelity;

import dev.ectype.launcher.recording.CapturedExchange;
import dev.ectype.launcher.recording.ExchangeSource;
import dev.ectype.launcher.recording.RecordedReply;
import dev.ectype.launcher.replay.HttpReplayTarget;
import dev.ectype.launcher.replay.Replay;
import dev.ectype.launcher.replay.ReplayTarget;
import dev.ectype.launcher.replay.ReplayedExchange;
import dev.ectype.launcher.replay.ReplyComparison;
import dev.ectype.launcher.replay.ResultKind;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Replays a recording against the emulator that was compiled from it, and counts equal replies. */
public final class FidelityMeter {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final int MOST_DIFFERING = 100;

    private final String origin;
    private final List<ReplayedExchange> differing = new ArrayList<>();
    private long exchanges;
    private long sameStatus;
    private long sameShape;
    private long values;
    private long sameValues;

    private FidelityMeter(String origin) {
        this.origin = origin;
    }

    /**
     * Measures the fidelity of an emulator.
     *
     * @param emulator the address of the emulator
     * @param origin the address of the emulated server; requests to other servers are ignored
     */
    public static FidelityReport measure(ExchangeSource recording, URI emulator, String origin)
            throws IOException, InterruptedException {
        FidelityMeter fidelity = new FidelityMeter(origin);
        HttpClient client =
                HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
        ReplayTarget server = new HttpReplayTarget(client, emulator, List.of(), PATIENCE);
        Replay replay = new Replay(server, new ReplyComparison(List.of()), 1);
        replay.run(fidelity.ofOrigin(recording), fidelity::take);
        return new FidelityReport(
                fidelity.exchanges,
                fidelity.sameStatus,
                fidelity.sameShape,
                fidelity.values,
                fidelity.sameValues,
                fidelity.differing);
    }

    private ExchangeSource ofOrigin(ExchangeSource recording) {
        return new ExchangeSource() {
            @Override
            public @Nullable CapturedExchange next() throws IOException {
                CapturedExchange next = recording.next();
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

    private boolean isWanted(CapturedExchange exchange) {
        String url = exchange.request().url();
        String start = url.substring(0, Math.min(url.length(), origin.length())).toLowerCase(Locale.ROOT);
        return exchange.reply().status() > 0
                && start.equals(origin)
                && (url.length() == origin.length() || "/?".indexOf(url.charAt(origin.length())) >= 0);
    }

    private void take(ReplayedExchange replayed) {
        exchanges++;
        CapturedExchange recorded = replayed.recorded();
        ResultKind kind = replayed.result().kind();
        RecordedReply reply = replayed.reply();
        if (reply != null && reply.status() == recorded.reply().status()) {
            sameStatus++;
            sameShape += kind == ResultKind.MATCH ? 1 : 0;
            ValueCount compared = ValueCount.compare(recorded.reply().body(), reply.body());
            values += compared.all();
            sameValues += compared.same();
        }
        if (kind != ResultKind.MATCH && differing.size() < MOST_DIFFERING) {
            differing.add(replayed);
        }
    }
}
