package org.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import toys.ToysEmulator;

/** Tests an emulator that is generated for tests only. */
final class ToysTest {
    @Test
    void emulatorsAnswer() throws Exception {
        try (ToysEmulator toys = new ToysEmulator();
                pets.PetsEmulator pets = new Shelter().pets()) {
            toys.start();
            pets.start();
            HttpResponse<String> made = HttpClient.newHttpClient()
                    .send(
                            HttpRequest.newBuilder(URI.create(toys.baseUri() + "/toys"))
                                    .header("content-type", "application/json")
                                    .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"ball\"}"))
                                    .build(),
                            HttpResponse.BodyHandlers.ofString());
            assertEquals(201, made.statusCode());
            assertTrue(made.body().contains("\"ball\""), made.body());
        }
    }
}
