package dev.ectype.launcher.recording;

import dev.ectype.runtime.json.JsonWriter;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Creates exchanges for tests, and their lines. */
public final class ExampleExchanges {
    private ExampleExchanges() {}

    /** Creates an exchange of JSON bodies with single quotes; an empty text is no body. */
    public static CapturedExchange exchange(
            long seq, String requestLine, String requestBody, int status, String replyBody) {
        String[] words = requestLine.split(" ", 2);
        return new CapturedExchange(
                seq,
                "2026-01-02T03:04:05.006Z",
                new RecordedRequest(words[0], "http://pets.example" + words[1], json(requestBody), body(requestBody)),
                new RecordedReply(status, json(replyBody), body(replyBody)),
                7,
                null);
    }

    private static List<RecordedHeader> json(String body) {
        return body.isEmpty() ? List.of() : List.of(new RecordedHeader("Content-Type", "application/json"));
    }

    public static RecordedBody body(String text) {
        return RecordedBody.of(text.replace('\'', '"').getBytes(StandardCharsets.UTF_8));
    }

    public static String line(CapturedExchange exchange) {
        JsonWriter out = new JsonWriter();
        ExchangeLineWriter.write(exchange, out);
        return new String(out.toBytes(), StandardCharsets.UTF_8);
    }

    public static ExchangeSource read(String text) {
        return read(text.getBytes(StandardCharsets.UTF_8));
    }

    public static ExchangeSource read(byte[] bytes) {
        try {
            return RecordingFormats.read(new ByteArrayInputStream(bytes));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    static List<CapturedExchange> all(ExchangeSource exchanges) throws IOException {
        List<CapturedExchange> all = new ArrayList<>();
        try (exchanges) {
            for (CapturedExchange next = exchanges.next(); next != null; next = exchanges.next()) {
                all.add(next);
            }
        }
        return all;
    }
}
