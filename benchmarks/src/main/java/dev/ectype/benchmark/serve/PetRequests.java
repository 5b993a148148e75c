package dev.ectype.benchmark.serve;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Builds the bytes of requests for pets. */
final class PetRequests {
    private static final String HEADERS = " HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: application/json\r\n";
    /** More requests than a server would keep replies for without sending one again. */
    private static final int TRACED = 2048;

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

    /** Returns requests in turn, each with another identifier by which the client traces it. */
    static List<byte[]> traced(List<byte[]> requests) {
        List<byte[]> traced = new ArrayList<>();
        for (int number = 0; number < TRACED; number++) {
            String request = new String(requests.get(number % requests.size()), StandardCharsets.US_ASCII);
            String id = String.format(Locale.ROOT, "X-Request-Id: %08x\r\nHost: ", number);
            traced.add(bytes(request.replace("Host: ", id)));
        }
        return traced;
    }

    static String pet(int number) {
        return "{\"name\":\"Momo the " + number + "th\",\"species\":\"parrot\",\"age\":" + number % 10
                + ",\"vaccinated\":" + (number % 2 == 1) + "}";
    }

    private static byte[] bytes(String request) {
        return request.getBytes(StandardCharsets.US_ASCII);
    }
}
