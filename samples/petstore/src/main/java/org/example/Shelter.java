package org.example;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

/** A client of the petstore. */
public final class Shelter {
    private final HttpClient client = HttpClient.newHttpClient();
    private final URI petstore;
    private final String apiKey;

    public Shelter(URI petstore, String apiKey) {
        this.petstore = petstore;
        this.apiKey = apiKey;
    }

    /** Creates a cat, and returns its address. */
    public URI takeIn(String name) throws IOException, InterruptedException {
        String cat = "{\"name\":\"" + name + "\",\"species\":\"cat\"}";
        return petstore.resolve(
                send(to("/pets", cat), 201).headers().firstValue("location").orElseThrow());
    }

    /** Adopts a pet; returns false if it is already adopted. */
    public boolean adopt(URI pet) throws IOException, InterruptedException {
        HttpResponse<String> reply = send(to(pet.getPath() + "/adopt", ""), 200, 409);
        return reply.statusCode() == 200;
    }

    /** Returns a pet as JSON. */
    public String show(URI pet) throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder(pet).build(), 200).body();
    }

    private HttpRequest to(String path, String body) {
        return HttpRequest.newBuilder(petstore.resolve(path))
                .header("content-type", "application/json")
                .header("x-api-key", apiKey)
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
    }

    private HttpResponse<String> send(HttpRequest request, int... expected) throws IOException, InterruptedException {
        HttpResponse<String> reply = client.send(request, HttpResponse.BodyHandlers.ofString());
        for (int status : expected) {
            if (reply.statusCode() == status) {
                return reply;
            }
        }
        throw new IOException(request.uri() + " answered " + reply.statusCode() + ": " + reply.body());
    }
}
