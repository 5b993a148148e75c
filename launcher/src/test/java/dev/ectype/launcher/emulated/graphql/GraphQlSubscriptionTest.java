package dev.ectype.launcher.emulated.graphql;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.TextSocket;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
final class GraphQlSubscriptionTest {
    private static final String NEW_SAW =
            "mutation { createProduct(input: {name: \"Saw\", price: 2}) { product { id } } }";

    private GraphQlShop shop;

    @BeforeEach
    void open() throws IOException, InterruptedException {
        shop = GraphQlShop.opened();
        shop.data("mutation { createCustomer(name: \"Ada\", email: \"ada@example.org\") { id } }");
    }

    @AfterEach
    void close() {
        shop.close();
    }

    @Test
    void reportsTheEffectsOfMutations() throws IOException, InterruptedException {
        Talk talk = Talk.begun(shop);
        talk.subscribe("1", "subscription { productCreated { id name } }");
        shop.data(NEW_SAW);
        assertThat(talk.nextMessage())
                .isEqualTo(
                        "{\"id\":\"1\",\"type\":\"next\",\"payload\":{\"data\":{\"productCreated\":{\"id\":\"product_1\",\"name\":\"Saw\"}}}}");
    }

    @Test
    void filtersEventsByItsArguments() throws IOException, InterruptedException {
        shop.data("mutation { a: createOrder(input: {customerId: \"customer_1\", items: []}) { id }"
                + " b: createOrder(input: {customerId: \"customer_1\", items: []}) { id } }");
        Talk talk = Talk.begun(shop);
        talk.subscribe("1", "subscription { orderUpdated(id: \"order_2\") { id status } }");
        shop.data("mutation { payOrder(id: \"order_1\") { id } }");
        shop.data("mutation { cancelOrder(id: \"order_2\") { id } }");
        assertThat(talk.nextMessage()).contains("\"orderUpdated\":{\"id\":\"order_2\",\"status\":\"CANCELLED\"}");
    }

    @Test
    void reportsNothingAfterItsCompletion() throws IOException, InterruptedException {
        Talk talk = Talk.begun(shop);
        talk.subscribe("1", "subscription { productCreated { name } }");
        talk.say("{\"id\":\"1\",\"type\":\"complete\"}");
        talk.say("{\"type\":\"ping\"}");
        assertThat(talk.nextMessage()).isEqualTo("{\"type\":\"pong\"}");
        shop.data(NEW_SAW);
        talk.say("{\"type\":\"ping\"}");
        assertThat(talk.nextMessage()).isEqualTo("{\"type\":\"pong\"}");
    }

    @Test
    void answersQueriesAndRejectsInvalidMessages() throws IOException, InterruptedException {
        Talk talk = Talk.begun(shop);
        talk.say("{\"id\":\"1\",\"type\":\"subscribe\",\"payload\":{\"query\":\"{ tags { id } }\"}}");
        assertThat(talk.nextMessage())
                .isEqualTo("{\"id\":\"1\",\"type\":\"next\",\"payload\":{\"data\":{\"tags\":[]}}}");
        assertThat(talk.nextMessage()).isEqualTo("{\"id\":\"1\",\"type\":\"complete\"}");
        talk.say("{\"id\":\"2\",\"type\":\"subscribe\",\"payload\":{\"query\":\"{ nothing }\"}}");
        assertThat(talk.nextMessage()).startsWith("{\"id\":\"2\",\"type\":\"error\",\"payload\":[{\"message\":");
        talk.say("nonsense");
        assertThat(talk.nextMessage()).isEqualTo("closed 4400");
    }

    @Test
    void requiresAnInitialMessageAndItsOwnProtocol() throws IOException, InterruptedException {
        Talk early = Talk.of(shop, "graphql-transport-ws");
        early.say("{\"id\":\"1\",\"type\":\"subscribe\",\"payload\":{\"query\":\"{ tags { id } }\"}}");
        assertThat(early.nextMessage()).isEqualTo("closed 4401");
    }

    @Test
    void sendsEventsOverHttpToo() throws IOException, InterruptedException {
        HttpRequest.Builder request = shop.served()
                .at("/graphql")
                .header("content-type", "application/json")
                .header("accept", "text/event-stream")
                .POST(HttpRequest.BodyPublishers.ofString("{\"query\":\"subscription { productCreated { name } }\"}"));
        HttpResponse<InputStream> reply =
                HttpClient.newHttpClient().send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(reply.body(), StandardCharsets.UTF_8))) {
            assertThat(lines.readLine()).isEqualTo(":");
            lines.readLine();
            shop.data(NEW_SAW);
            assertThat(lines.readLine()).isEqualTo("event: next");
            assertThat(lines.readLine()).isEqualTo("data: {\"data\":{\"productCreated\":{\"name\":\"Saw\"}}}");
        }
    }

    @Test
    void endsWithAReasonWhenTheStateIsReplaced() throws IOException, InterruptedException {
        Talk talk = Talk.begun(shop);
        talk.subscribe("1", "subscription { productCreated { name } }");
        shop.served().post("/__service/state/reset", "");
        assertThat(talk.nextMessage())
                .contains(
                        "\"type\":\"next\"", "the subscription ends, because the state was restored, rewound or reset");
        assertThat(talk.nextMessage()).isEqualTo("{\"id\":\"1\",\"type\":\"complete\"}");
    }

    /** A conversation in the protocol of GraphQL over WebSocket. */
    private record Talk(TextSocket socket) {
        static Talk of(GraphQlShop shop, String protocol) {
            return new Talk(TextSocket.open(shop.served(), "/graphql", protocol));
        }

        static Talk begun(GraphQlShop shop) throws InterruptedException {
            Talk talk = of(shop, "graphql-transport-ws");
            talk.say("{\"type\":\"connection_init\"}");
            assertThat(talk.nextMessage()).isEqualTo("{\"type\":\"connection_ack\"}");
            return talk;
        }

        /** Subscribes and waits until the server has processed the subscription: it answers messages in order. */
        void subscribe(String id, String document) throws InterruptedException {
            say("{\"id\":\"" + id + "\",\"type\":\"subscribe\",\"payload\":{\"query\":\""
                    + document.replace("\"", "\\\"") + "\"}}");
            say("{\"type\":\"ping\"}");
            assertThat(nextMessage()).isEqualTo("{\"type\":\"pong\"}");
        }

        void say(String message) {
            socket.say(message);
        }

        String nextMessage() throws InterruptedException {
            return socket.nextMessage();
        }
    }
}
