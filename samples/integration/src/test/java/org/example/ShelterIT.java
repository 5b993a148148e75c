package org.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;

/** Tests the petstore that the build has started, which has three instances of each resource. */
final class ShelterIT {
    @Test
    void petsAreThere() throws Exception {
        URI pets = URI.create("http://127.0.0.1:" + Integer.getInteger("petstore.port") + "/pets");
        HttpResponse<String> reply = HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(pets).build(), HttpResponse.BodyHandlers.ofString());
        assertEquals(200, reply.statusCode(), reply.body());
        assertTrue(reply.body().contains("\"total\":3"), reply.body());
    }
}
