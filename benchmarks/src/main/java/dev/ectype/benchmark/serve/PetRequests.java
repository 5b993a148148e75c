package dev.ectype.benchmark.serve;

import java.nio.charset.StandardCharsets;

/** Builds the bytes of requests for pets. */
final class PetRequests {
    private static final String HEADERS = " HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: application/json\r\n";

    private PetRequests() {}

    static byte[] get(long id) {
        return bytes("GET /pets/" + id + HEADERS + "\r\n");
    }

    static byte[] list() {
        return bytes("GET /pets?limit=20" + HEADERS + "\r\n");
    }

    static byte[] create(int number) {
        return creation(pet(number));
    }

    /** A create request with an error in every member. */
    static byte[] refused() {
        return creation("{\"name\":\"\",\"species\":\"dragon\",\"age\":-1,\"vaccinated\":\"yes\"}");
    }

    private static byte[] creation(String body) {
        return bytes("POST /pets" + HEADERS + "Content-Type: application/json\r\nContent-Length: " + body.length()
                + "\r\n\r\n" + body);
    }

    static String pet(int number) {
        return "{\"name\":\"Momo the " + number + "th\",\"species\":\"parrot\",\"age\":" + number % 10
                + ",\"vaccinated\":" + (number % 2 == 1) + "}";
    }

    private static byte[] bytes(String request) {
        return request.getBytes(StandardCharsets.US_ASCII);
    }
}
