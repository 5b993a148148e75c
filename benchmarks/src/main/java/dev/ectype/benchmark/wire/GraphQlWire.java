package dev.ectype.benchmark.wire;

import dev.ectype.benchmark.load.LoadGenerator;
import dev.ectype.benchmark.measure.Commands;
import dev.ectype.benchmark.wire.fixed.GraphQlServer;
import dev.ectype.runtime.json.JsonWriter;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Queries a pet by {@code id} with five fields; the reference server uses graphql-java. */
final class GraphQlWire implements WireProtocol {
    private static final String READ =
            "query Pet($id: ID!) {\n  pet(id: $id) {\n    id\n    name\n    species\n    age\n    vaccinated\n  }\n}\n";
    private static final Pattern ID = Pattern.compile("\"id\":\"([^\"]+)\"");

    @Override
    public String name() {
        return "graphql";
    }

    @Override
    public String description() {
        return "pets.graphql";
    }

    @Override
    public List<String> reference(Path description) {
        return Commands.java(GraphQlServer.class, List.of(description.toString()));
    }

    @Override
    public List<byte[]> requests(int port) throws IOException {
        HttpClient client = HttpClient.newHttpClient();
        List<byte[]> requests = new ArrayList<>();
        for (int number = 0; number < PETS; number++) {
            requests.add(reading(created(client, port, number)));
        }
        return requests;
    }

    private static String created(HttpClient client, int port, int number) throws IOException {
        String create = "mutation { createPet(name: \"Momo the " + number + "th\", species: PARROT, age: " + number
                + ", vaccinated: true) { id } }";
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/graphql"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofByteArray(new JsonWriter()
                        .beginObject()
                        .name("query")
                        .value(create)
                        .endObject()
                        .toBytes()))
                .build();
        try {
            String response =
                    client.send(request, HttpResponse.BodyHandlers.ofString()).body();
            Matcher id = ID.matcher(response);
            if (!id.find()) {
                throw new IOException("creating a pet gave " + response);
            }
            return id.group(1);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while creating pets", interrupted);
        }
    }

    static byte[] reading(String id) {
        JsonWriter body = new JsonWriter().beginObject();
        body.name("query").value(READ).name("operationName").value("Pet");
        body.name("variables").beginObject().name("id").value(id).endObject();
        byte[] bytes = body.endObject().toBytes();
        return ("POST /graphql HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: application/json\r\nContent-Type: application/json\r\n"
                        + "Content-Length: " + bytes.length + "\r\n\r\n" + new String(bytes, StandardCharsets.UTF_8))
                .getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public LoadGenerator load(Path folder) {
        return LoadGenerator.best(folder);
    }
}
