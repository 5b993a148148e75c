package org.example;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A client of the shop that uses GraphQL over HTTP. */
public final class Shop {
    private final HttpClient client = HttpClient.newHttpClient();
    private final URI address;
    private final String sandbox;

    public Shop(URI address) {
        this(address, "");
    }

    /** Creates a client that uses the state of a sandbox. */
    public Shop(URI address, String sandbox) {
        this.address = address;
        this.sandbox = sandbox;
    }

    /** Sends a query or a mutation, and returns the response: data, or errors with codes. */
    public String ask(String query, Map<String, String> variables) throws IOException, InterruptedException {
        HttpRequest request =
                to("application/json", body(query, variables)).build();
        return client.send(request, HttpResponse.BodyHandlers.ofString()).body();
    }

    /** Subscribes, and returns the events as a stream. */
    public Stream<String> hear(String subscription) throws IOException, InterruptedException {
        HttpRequest request =
                to("text/event-stream", body(subscription, Map.of())).build();
        return client.send(request, HttpResponse.BodyHandlers.ofLines())
                .body()
                .filter(line -> line.startsWith("data: "))
                .map(line -> line.substring("data: ".length()));
    }

    private HttpRequest.Builder to(String accepted, String body) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address + "/graphql"))
                .header("content-type", "application/json")
                .header("accept", accepted)
                .POST(HttpRequest.BodyPublishers.ofString(body));
        return sandbox.isEmpty() ? request : request.header("x-service-sandbox", sandbox);
    }

    private static String body(String query, Map<String, String> variables) {
        return variables.entrySet().stream()
                .map(each -> quoted(each.getKey()) + ":" + quoted(each.getValue()))
                .collect(Collectors.joining(",", "{\"query\":" + quoted(query) + ",\"variables\":{", "}}"));
    }

    private static String quoted(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + "\"";
    }
}
