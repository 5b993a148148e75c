package dev.ectype.controlplane.snapshot;

import dev.ectype.controlplane.platform.error.Excerpt;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.text.PlainText;
import dev.ectype.controlplane.platform.text.RejectedText;
import java.nio.ByteBuffer;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.async.ByteArrayFeeder;
import tools.jackson.core.json.JsonFactory;

/**
 * Reads the header of a streamed snapshot and rejects invalid ones. It holds no large parts: it skips the members of the state, and the
 * parser receives only the beginning of long strings.
 */
final class SnapshotHead {
    private static final int LONGEST_TEXT = 200;
    private static final int FORMAT = 1;
    /** The parser does not intern names, because a snapshot may have millions of them. */
    private static final JsonFactory JSON = JsonFactory.builder()
            .disable(TokenStreamFactory.Feature.CANONICALIZE_PROPERTY_NAMES)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxStringLength(2 * TextShortener.KEPT)
                    .build())
            .build();

    private final JsonParser parser = JSON.createNonBlockingByteArrayParser(ObjectReadContext.empty());
    private final TextShortener shortener = new TextShortener();
    private final Map<String, String> texts = new LinkedHashMap<>();
    private int depth;
    private String outer = "";
    private String inner = "";
    private boolean begun;
    private boolean hasResources;

    /** Parses the next bytes. */
    void take(byte[] bytes, int from, int length) {
        ByteBuffer needed = shortener.shorten(bytes, from, length);
        feed(() -> feeder().feedInput(needed.array(), 0, needed.limit()));
    }

    /** Ends the input and returns the header. */
    Description end() {
        feed(() -> feeder().endOfInput());
        if (depth != 0 || !begun) {
            throw broken("it ends in the middle");
        }
        long format = number("format");
        if (format != FORMAT) {
            throw InvalidRequest.of("format", "value", "must be " + FORMAT + ", the only format that emulators read");
        } else if (!hasResources) {
            throw InvalidRequest.of("resources", "notNull", "must be an object; send a snapshot of an emulator");
        }
        long position = number("position");
        if (position < 0) {
            throw InvalidRequest.of("position", "min", "must be a number from 0");
        }
        checkClock(texts.get("clock"));
        return new Description(new Snapshot.Api(text("api.name"), text("api.version"), text("api.hash")), position);
    }

    private ByteArrayFeeder feeder() {
        return (ByteArrayFeeder) parser.nonBlockingInputFeeder();
    }

    private void feed(Runnable input) {
        try {
            input.run();
            for (JsonToken token = parser.nextToken();
                    token != null && token != JsonToken.NOT_AVAILABLE;
                    token = parser.nextToken()) {
                see(token);
            }
        } catch (JacksonException malformed) {
            throw broken(String.valueOf(malformed.getOriginalMessage()));
        }
    }

    private void see(JsonToken token) {
        if (!begun && token != JsonToken.START_OBJECT || begun && depth == 0) {
            throw broken("it is not one object");
        }
        begun = true;
        if (token.isStructStart()) {
            hasResources |= depth == 1 && outer.equals("resources") && token == JsonToken.START_OBJECT;
            depth++;
        } else if (token.isStructEnd()) {
            depth--;
        } else if (token == JsonToken.PROPERTY_NAME && depth == 1) {
            outer = parser.currentName();
        } else if (token == JsonToken.PROPERTY_NAME && depth == 2) {
            inner = parser.currentName();
        } else if (token.isScalarValue() && depth == 1) {
            keep(outer);
        } else if (token.isScalarValue() && depth == 2 && outer.equals("api")) {
            keep("api." + inner);
        }
    }

    private void keep(String path) {
        if (path.matches("format|position|clock|api\\.(name|version|hash)")) {
            texts.put(path, parser.getString());
        }
    }

    private static void checkClock(@Nullable String clock) {
        try {
            if (clock != null) {
                OffsetDateTime.parse(clock);
            }
        } catch (DateTimeParseException none) {
            throw InvalidRequest.of("clock", "date-time", "must be a time such as 2026-01-31T12:00:00Z");
        }
    }

    private String text(String path) {
        @Nullable String text = texts.get(path);
        if (text == null || text.length() > LONGEST_TEXT) {
            throw InvalidRequest.of(path, "size", "must be a string of at most " + LONGEST_TEXT + " characters");
        } else if (!PlainText.accepts(text)) {
            throw InvalidRequest.of(path, "text", RejectedText.MESSAGE);
        }
        return text;
    }

    private long number(String path) {
        @Nullable String text = texts.get(path);
        return text != null && text.matches("[0-9]{1,18}") ? Long.parseLong(text) : -1;
    }

    static InvalidRequest broken(String reason) {
        return new InvalidRequest("The body is not a snapshot of an emulator: " + Excerpt.of(reason) + ".");
    }

    /** Holds the header of a snapshot. */
    record Description(Snapshot.Api api, long position) {}
}
