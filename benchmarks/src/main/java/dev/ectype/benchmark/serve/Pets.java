package dev.ectype.benchmark.serve;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Creates the twenty pets of a server before a measurement. */
public final class Pets {
    static final int COUNT = 20;
    private static final Pattern ID = Pattern.compile("\"id\":(\\d+)");

    private Pets() {}

    /** Creates the pets and returns their ids. */
    public static List<Long> createAt(int port) throws IOException {
        HttpClient client = HttpClient.newHttpClient();
        List<Long> ids = new ArrayList<>();
        for (int number = 0; number < COUNT; number++) {
            HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/pets"))
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString(PetRequests.pet(number)))
                    .build();
            ids.add(id(send(client, request)));
        }
        return ids;
    }

    private static long id(HttpResponse<String> reply) throws IOException {
        Matcher id = ID.matcher(reply.body());
        if (reply.statusCode() != 201 || !id.find()) {
            throw new IOException("creating a pet gave " + reply.statusCode() + " " + reply.body());
        }
        return Long.parseLong(id.group(1));
    }

    private static HttpResponse<String> send(HttpClient client, HttpRequest request) throws IOException {
        try {
            return client.send(request, HttpResponse.BodyHandlers.ofString());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while creating pets", interrupted);
        }
    }
}
