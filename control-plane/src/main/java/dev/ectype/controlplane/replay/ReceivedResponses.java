package dev.ectype.controlplane.replay;

import dev.ectype.controlplane.recording.RedactedLines;
import dev.ectype.launcher.recording.CapturedExchange;
import dev.ectype.launcher.recording.ExchangeLineWriter;
import dev.ectype.launcher.recording.RecordedHeader;
import dev.ectype.launcher.recording.RecordedReply;
import dev.ectype.launcher.recording.RecordedRequest;
import dev.ectype.launcher.recording.Redactor;
import dev.ectype.launcher.replay.ReplayedExchange;
import dev.ectype.launcher.replay.ResultKind;
import dev.ectype.runtime.json.JsonWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Writes the received responses that do not match the recording, as lines of a recording without secrets. Long bodies are cut, and
 * responses beyond the limit of a replay are omitted.
 */
final class ReceivedResponses implements Closeable {
    private final OutputStream file;
    private final List<RecordedHeader> headers;
    private final ReplaySettings settings;
    private final Redactor redactor = RedactedLines.redactor();
    private long bytes;

    /** @param headers the headers of the replay, which replace recorded ones of the same names */
    ReceivedResponses(OutputStream file, List<RecordedHeader> headers, ReplaySettings settings) {
        this.file = file;
        this.headers = headers;
        this.settings = settings;
    }

    /** Keeps the response of a replayed exchange if it does not match. */
    void keep(ReplayedExchange replayed) throws IOException {
        RecordedReply reply = replayed.reply();
        if (reply == null || replayed.result().kind() == ResultKind.MATCH) {
            return;
        }
        CapturedExchange received = new CapturedExchange(
                replayed.recorded().seq(),
                "",
                sent(replayed.sent()),
                reply,
                TimeUnit.NANOSECONDS.toMillis(replayed.nanos()),
                null);
        JsonWriter line = new JsonWriter();
        ExchangeLineWriter.write(
                ReplayedResponse.reduced(redactor.redact(received), settings.maxResponseBytes()), line);
        if (bytes + line.length() <= settings.maxResponsesBytes()) {
            file.write(line.array(), 0, line.length());
            bytes += line.length();
        }
    }

    /** Returns the request with the secrets of the replay, which the server can repeat in its response. */
    private RecordedRequest sent(RecordedRequest request) {
        List<RecordedHeader> all = new ArrayList<>(request.headers());
        all.addAll(headers);
        return new RecordedRequest(request.method(), request.url(), all, request.body());
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
