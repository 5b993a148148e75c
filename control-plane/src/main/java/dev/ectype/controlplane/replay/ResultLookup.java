package dev.ectype.controlplane.replay;

import dev.ectype.controlplane.platform.error.NotFound;
import dev.ectype.controlplane.platform.storage.ObjectKey;
import dev.ectype.controlplane.platform.storage.ObjectStorage;
import dev.ectype.controlplane.platform.storage.StoredContent;
import dev.ectype.controlplane.recording.ExchangeLookup;
import dev.ectype.controlplane.recording.StoredRecording;
import dev.ectype.launcher.recording.CapturedExchange;
import dev.ectype.launcher.recording.RecordingReader;
import dev.ectype.launcher.replay.ResultKind;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import org.springframework.stereotype.Service;
import tools.jackson.databind.json.JsonMapper;

/** Reads the result of one exchange of a replay with the recorded and the received response. */
@Service
public class ResultLookup {
    private final ObjectStorage storage;
    private final ExchangeLookup exchanges;
    private final ReplaySettings settings;
    private final JsonMapper json;

    ResultLookup(ObjectStorage storage, ExchangeLookup exchanges, ReplaySettings settings, JsonMapper json) {
        this.storage = storage;
        this.exchanges = exchanges;
        this.settings = settings;
        this.json = json;
    }

    /** Returns the result of an exchange by its number in the recording. */
    public ReplayResultDetails get(StoredRecording recording, StoredReplay replay, long seq) throws IOException {
        ReplayResult result = result(replay, seq).orElseThrow(() -> missing(seq));
        CapturedExchange recorded = exchanges.get(recording, seq).orElseThrow(() -> missing(seq));
        ReplayedResponse received = received(replay, seq).orElse(null);
        return new ReplayResultDetails(
                result,
                recorded.request().method(),
                recorded.request().url(),
                ReplayedResponse.of(ReplayedResponse.reduced(recorded, settings.maxResponseBytes())),
                received,
                received == null ? reason(result, replay) : null);
    }

    private static NotFound missing(long seq) {
        return new NotFound("result", Long.toString(seq));
    }

    private static MissingResponse reason(ReplayResult result, StoredReplay replay) {
        if (result.kind().equals(ResultKind.MATCH.word())) {
            return MissingResponse.MATCH;
        } else if (result.kind().equals(ResultKind.CONNECTIVITY_ERROR.word())) {
            return MissingResponse.NO_RESPONSE;
        }
        return replay.responses() == null ? MissingResponse.NOT_KEPT : MissingResponse.LIMIT;
    }

    private Optional<ReplayResult> result(StoredReplay replay, long seq) throws IOException {
        return replay.size() == 0
                ? Optional.empty()
                : find(replay.key(), seq, lines -> json.readValue(lines.line(), ReplayResult.class));
    }

    private Optional<ReplayedResponse> received(StoredReplay replay, long seq) throws IOException {
        ObjectKey responses = replay.responses();
        return responses == null
                ? Optional.empty()
                : find(responses, seq, lines -> ReplayedResponse.of(lines.exchange()));
    }

    /** Converts the line of an exchange; returns empty if the content has none. */
    private <T> Optional<T> find(ObjectKey key, long seq, Function<RecordingReader, T> convert) throws IOException {
        StoredContent content =
                storage.get(key).orElseThrow(() -> new IllegalStateException(key + " belongs to a replay"));
        byte[] start = ("{\"seq\":" + seq + ",").getBytes(StandardCharsets.US_ASCII);
        try (RecordingReader lines = new RecordingReader(content.stream())) {
            while (lines.advance()) {
                if (lines.passes((line, length) ->
                        length > start.length && Arrays.equals(line, 0, start.length, start, 0, start.length))) {
                    return Optional.of(convert.apply(lines));
                }
            }
        }
        return Optional.empty();
    }
}
