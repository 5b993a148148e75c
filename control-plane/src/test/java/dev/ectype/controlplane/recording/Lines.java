package dev.ectype.controlplane.recording;

import dev.ectype.controlplane.Client;
import java.util.Locale;

/** Recordings as tests need them. */
public final class Lines {
    private Lines() {}

    /** A line of a recording. */
    public static String line(long seq, String method, String url, int status, String body) {
        return String.format(
                Locale.ROOT,
                "{\"seq\":%d,\"at\":\"2026-01-31T12:%02d:%02d.000Z\",\"method\":\"%s\",\"url\":\"%s\",\"requestHeaders\":{\"accept\":\"application/json\"},\"requestBody\":null,\"status\":%d,\"responseHeaders\":{\"content-type\":\"application/json\"},\"responseBody\":\"%s\",\"durationMs\":3}\n",
                seq,
                seq / 60 % 60,
                seq % 60,
                method,
                url,
                status,
                body.replace("\\", "\\\\").replace("\"", "\\\""));
    }

    /** So many requests, of which each asks for an order. */
    public static String orders(int count) {
        StringBuilder lines = new StringBuilder();
        for (int seq = 1; seq <= count; seq++) {
            lines.append(line(seq, "GET", "https://api.example.com/orders/" + seq, 200, "{\"id\":" + seq + "}"));
        }
        return lines.toString();
    }

    /** Uploads a recording of these paths to the project {@code shop}; gives its path. */
    public static String upload(Client client, String... paths) {
        StringBuilder lines = new StringBuilder();
        for (int at = 0; at < paths.length; at++) {
            lines.append(line(at + 1, "GET", "https://api.example.com" + paths[at], 200, "{\"id\":1}"));
        }
        return client.with("Content-Type", "application/x-ndjson")
                .post("/v1/projects/shop/recordings", lines.toString())
                .is(201)
                .header("Location");
    }
}
