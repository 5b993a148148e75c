package dev.ectype.launcher.emulated.stream;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Reads the lines of a reply that stays open. */
public final class StreamReader implements AutoCloseable {
    private final HttpResponse<InputStream> reply;
    private final BufferedReader lines;

    private StreamReader(HttpResponse<InputStream> reply) {
        this.reply = reply;
        this.lines = new BufferedReader(new InputStreamReader(reply.body(), StandardCharsets.UTF_8));
    }

    public static StreamReader open(ServedDescription api, HttpClient.Version version, String path, String... fields)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = api.at(path).version(version).GET();
        if (fields.length > 0) {
            request.headers(fields);
        }
        return new StreamReader(
                HttpClient.newHttpClient().send(request.build(), HttpResponse.BodyHandlers.ofInputStream()));
    }

    public static StreamReader open(ServedDescription api, String path, String... fields)
            throws IOException, InterruptedException {
        return open(api, HttpClient.Version.HTTP_1_1, path, fields);
    }

    public HttpResponse<InputStream> reply() {
        return reply;
    }

    /** Returns the next line that is not empty, or null at the end. */
    public String line() throws IOException {
        String line = lines.readLine();
        while (line != null && line.isEmpty()) {
            line = lines.readLine();
        }
        return line;
    }

    /** Returns the next lines that are not empty. */
    public List<String> lines(int count) throws IOException {
        List<String> read = new ArrayList<>();
        for (int at = 0; at < count; at++) {
            read.add(line());
        }
        return read;
    }

    /** Returns all lines until the end, except empty ones. */
    public List<String> rest() throws IOException {
        List<String> read = new ArrayList<>();
        for (String line = line(); line != null; line = line()) {
            read.add(line);
        }
        return read;
    }

    @Override
    public void close() throws IOException {
        lines.close();
    }
}
