package org.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ectype.runtime.junit.EmulatorExtension;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

final class DecliningPaymentsTest {
    private static final String CARD =
            "{\"type\":\"card\",\"card\":{\"brand\":\"visa\",\"last_digits\":\"%s\",\"expiry_month\":8,\"expiry_year\":2031}}";

    @RegisterExtension
    static final EmulatorExtension<DecliningPayments> payments = EmulatorExtension.of(DecliningPayments::new);

    private final HttpClient client = HttpClient.newHttpClient();

    @Test
    void aCardWithoutMoneyIsDeclinedAndThePaymentStaysOpen() throws Exception {
        String intent = begin();
        HttpResponse<String> declined = confirm(intent, card("0002"));
        assertEquals(402, declined.statusCode());
        assertTrue(declined.body().contains("no money behind it"), declined.body());
        assertTrue(get(intent).body().contains("\"status\":\"requires_confirmation\""));
    }

    @Test
    void anyOtherCardPaysAsDescribed() throws Exception {
        HttpResponse<String> paid = confirm(begin(), card("4242"));
        assertEquals(200, paid.statusCode(), paid.body());
        assertTrue(paid.body().contains("\"status\":\"succeeded\""), paid.body());
    }

    private String begin() throws Exception {
        return "/payment_intents/" + id(post("/payment_intents", "{\"amount\":4990,\"currency\":\"eur\"}"));
    }

    private String card(String lastDigits) throws Exception {
        return id(post("/payment_methods", CARD.formatted(lastDigits)));
    }

    private HttpResponse<String> confirm(String intent, String card) throws Exception {
        return post(intent + "/confirm", "{\"payment_method\":\"" + card + "\"}");
    }

    private HttpResponse<String> post(String path, String body) throws Exception {
        return send(request(path)
                .header("content-type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    private HttpResponse<String> get(String path) throws Exception {
        return send(request(path));
    }

    private static HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(payments.baseUri() + path)).header("authorization", "Bearer any");
    }

    private HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    private static String id(HttpResponse<String> made) {
        assertEquals(201, made.statusCode(), made.body());
        Matcher id = Pattern.compile("\"id\":\"(\\w+)\"").matcher(made.body());
        assertTrue(id.find(), made.body());
        return id.group(1);
    }
}
