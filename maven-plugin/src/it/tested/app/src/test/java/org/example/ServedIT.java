package org.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;

/** Tests the emulators that the build started. */
final class ServedIT {
    @Test
    void bothAreReached() throws Exception {
        String pets = get(System.getProperty("pets.url") + "/pets");
        assertEquals(3, pets.split("\"id\":", -1).length - 1, pets);
        assertTrue(System.getProperty("pets.url").endsWith(":" + System.getProperty("pets.port")));
        assertEquals("[]", get(System.getProperty("toys.url") + "/toys"));
    }

    private static String get(String address) throws Exception {
        HttpResponse<String> reply = HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(URI.create(address)).build(), HttpResponse.BodyHandlers.ofString());
        assertEquals(200, reply.statusCode(), reply.body());
        return reply.body();
    }
}
