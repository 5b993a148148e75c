package dev.ectype.runtime.wire;

import dev.ectype.runtime.http.ContentStream;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.state.StateListener;
import java.util.Locale;

/** Lists the reasons for which a stream of events ends. */
public enum StreamEnd {
    COMPLETE("nothing else follows"),
    STATE_REPLACED("the state was restored, rewound or reset: list the instances again"),
    SANDBOX_CLOSED("the sandbox was dropped, or the emulator serves another edition of the API: connect again"),
    SLOW_CLIENT("the client did not read " + WriteFeed.MOST + " events in time: list the instances again"),
    WRITES_FORGOTTEN("the journal no longer contains writes that the stream needs: list the instances again"),
    TIMEOUT("the timeout of the request is over"),
    SHUTDOWN("the server stops"),
    FAILURE("an event could not be created");

    private final String message;

    StreamEnd(String message) {
        this.message = message;
    }

    static StreamEnd of(StateListener.Interruption interruption) {
        return interruption == StateListener.Interruption.REPLACED ? STATE_REPLACED : SANDBOX_CLOSED;
    }

    /** Returns the end of a stream that the server stops. */
    public static StreamEnd of(ContentStream.Stop stop) {
        return stop == ContentStream.Stop.TIMEOUT ? TIMEOUT : SHUTDOWN;
    }

    /** Returns the reason as a sentence. */
    public String message() {
        return message;
    }

    /** Returns the reason as a word, such as {@code state-replaced}. */
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns an object with the code and the sentence of the reason. */
    public Document document() {
        return new JsonWriter(128)
                .beginObject()
                .name("code")
                .value(code())
                .name("message")
                .value(message)
                .endObject()
                .toDocument();
    }
}
