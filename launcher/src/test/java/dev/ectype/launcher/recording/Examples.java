package dev.ectype.launcher.recording;

import dev.ectype.runtime.json.JsonWriter;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Exchanges for tests, and their lines. */
public final class Examples {
    private Examples() {}

    /** An exchange of JSON bodies, which are written with single quotes; an empty one is none. */
    public static Exchange exchange(long seq, String asked, String sent, int status, String came) {
        String[] words = asked.split(" ", 2);
        return new Exchange(
                seq,
                "2026-01-02T03:04:05.006Z",
                new RecordedRequest(words[0], "http://pets.example" + words[1], json(sent), body(sent)),
                new RecordedReply(status, json(came), body(came)),
                7,
                null);
    }

    private static List<Header> json(String body) {
        return body.isEmpty() ? List.of() : List.of(new Header("Content-Type", "application/json"));
    }

    public static Body body(String text) {
        return Body.of(text.replace('\'', '"').getBytes(StandardCharsets.UTF_8));
    }

    public static String line(Exchange exchange) {
        JsonWriter out = new JsonWriter();
        ExchangeLine.write(exchange, out);
        return new String(out.toBytes(), StandardCharsets.UTF_8);
    }

    public static Exchanges read(String text) {
        return read(text.getBytes(StandardCharsets.UTF_8));
    }

    static Exchanges read(byte[] bytes) {
        try {
            return Recordings.read(new ByteArrayInputStream(bytes));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    static List<Exchange> all(Exchanges exchanges) throws IOException {
        List<Exchange> all = new ArrayList<>();
        try (exchanges) {
            for (Exchange next = exchanges.next(); next != null; next = exchanges.next()) {
                all.add(next);
            }
        }
        return all;
    }
}
