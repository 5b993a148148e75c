package dev.ectype.benchmark.start;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The request whose reply ends a measured start.
 *
 * @param fields header lines such as {@code Authorization: Basic YW55OmFueQ==}
 */
record FirstRequest(String path, List<String> fields) {
    private static final FirstRequest HEALTH = get("/__service/health");

    private static final Pattern FIELD = Pattern.compile("-H '([^']*)'");
    private static final Pattern URL = Pattern.compile("'?http://[^/' ]+(/[^' ]*)'?$");
    private static final Duration TIMEOUT = Duration.ofSeconds(60);

    static FirstRequest get(String path) {
        return new FirstRequest(path, List.of());
    }

    /** Waits for the messages of an emulator and returns the request of their example, or that for its health if they have none. */
    static FirstRequest printedTo(Path log, int port) throws IOException, InterruptedException {
        long deadline = System.nanoTime() + TIMEOUT.toNanos();
        List<String> lines = List.of();
        while (lines.stream().noneMatch(line -> line.contains("Ctrl-C")) && System.nanoTime() - deadline < 0) {
            Thread.sleep(100);
            lines = Files.readAllLines(log, StandardCharsets.UTF_8);
        }
        return lines.stream()
                .filter(line -> line.strip().startsWith("try ") && line.contains(":" + port + "/"))
                .map(FirstRequest::of)
                .findFirst()
                .orElse(HEALTH);
    }

    /** Returns the request of a curl command, or that for the health if it is not a GET. */
    static FirstRequest of(String curl) {
        Matcher url = URL.matcher(curl.strip());
        if (curl.contains(" -X ") || curl.contains(" -d ") || curl.contains(" --data") || !url.find()) {
            return HEALTH;
        }
        List<String> fields = new ArrayList<>();
        for (Matcher field = FIELD.matcher(curl); field.find(); ) {
            fields.add(field.group(1));
        }
        return new FirstRequest(url.group(1), fields);
    }

    /** Returns the request as it is sent. */
    byte[] bytes() {
        StringBuilder text = new StringBuilder("GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\n");
        fields.forEach(field -> text.append(field).append("\r\n"));
        return text.append("Connection: close\r\n\r\n").toString().getBytes(StandardCharsets.UTF_8);
    }
}
