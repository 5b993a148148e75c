package dev.ectype.launcher.emulated.reply;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.emulator.options.Responses;
import dev.ectype.runtime.json.Document;
import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Tests which optional members a response contains. */
final class FullResponsesTest {
    private static final String PATHS = """
            /orders:
              get: {responses: {'200': {description: ok, JSON: Orders}}}
              post: {requestBody: {JSON: NewOrder}, responses: {'201': {description: ok, JSON: Order}}}
            /orders/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, JSON: OrderDetails}}}
            /stores:
              get: {responses: {'200': {description: ok, LIST: Store}}}
            /stores/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
              get: {responses: {'200': {description: ok, JSON: Store}}}
            /profile:
              get: {responses: {'200': {description: ok, JSON: Profile}}}
            /quote:
              post: {requestBody: {JSON: NewOrder}, responses: {'200': {description: ok, JSON: Quote}}}
            /accounts/{AccountId}/lines:
              parameters: [{name: AccountId, in: path, required: true, schema: {type: string}}]
              post: {requestBody: {JSON: NewLine}, responses: {'201': {description: ok, JSON: Line}}}
            /methods:
              get: {responses: {'200': {description: ok, LIST: Method}}}
              post: {requestBody: {JSON: NewMethod}, responses: {'201': {description: ok, JSON: Method}}}
            """;
    private static final String SCHEMAS = """
            NewOrder: {type: object, properties: {amount: {type: integer}, note: {type: string}}}
            Order:
              type: object
              properties:
                id: {type: string}
                amount: {type: integer}
                note: {type: string}
                amount_due: {type: integer}
                amount_paid: {type: integer}
                lines_count: {type: integer}
                canceled_at: {type: string, format: date-time}
                failure_reason: {type: string}
                receipt_number: {type: string}
                store: {type: object, properties: {id: {type: integer}, name: {type: string}}}
            OrderDetails: {allOf: [{$ref: '#/components/schemas/Order'}, {type: object, properties: {tracking_url: {type: string}}}]}
            Orders:
              type: object
              properties:
                orders: {type: array, items: {$ref: '#/components/schemas/Order'}}
                next_page: {type: string}
                summary: {type: object, properties: {currency: {type: string}}}
            Store:
              type: object
              properties:
                id: {type: integer}
                name: {type: string}
                city: {type: [string, "null"]}
                closed_at: {type: string, format: date-time}
                errors: {type: array, items: {type: string}}
                size: {type: integer, enum: [small, large]}
                sizes: {type: array, items: {type: integer, enum: [small, large]}}
                level: {type: integer, enum: [1, large]}
                tags: {type: array, items: {type: string, pattern: '^[a-z]{3}-[0-9]$'}}
                opening: {type: object, properties: {day: {type: string, enum: [mon, tue]}, parent: {$ref: '#/components/schemas/Store'}}}
            Profile: {type: object, properties: {login: {type: string}, plan: {type: object, properties: {seats: {type: integer}}}}}
            Quote: {type: object, properties: {total: {type: integer}, tax: {type: integer}, error: {type: string}}}
            NewLine: {type: object, properties: {label: {type: string}}}
            Line:
              type: object
              properties:
                id: {type: [string, "null"]}
                account_id: {type: [string, "null"]}
                label: {type: [string, "null"]}
                number: {type: [string, "null"]}
                closed_at: {type: [string, "null"]}
                calls: {type: [integer, "null"]}
            NewMethod: {type: object, properties: {card: {$ref: '#/components/schemas/Card'}, iban: {$ref: '#/components/schemas/Iban'}}}
            Method:
              type: object
              required: [type]
              properties:
                id: {type: string}
                type: {type: string, enum: [cash, card, iban]}
                card: {$ref: '#/components/schemas/Card'}
                iban: {$ref: '#/components/schemas/Iban'}
            Card: {type: object, properties: {last4: {type: string}}}
            Iban: {type: object, properties: {country: {type: string}}}
            """;

    @SuppressWarnings("NullAway.Init")
    private static ServedDescription served;

    @BeforeAll
    static void boot() {
        served = ServedDescription.of(PATHS, SCHEMAS);
    }

    @AfterAll
    static void stop() {
        served.close();
    }

    private static Document read(String path) throws IOException, InterruptedException {
        return served.get(path).body();
    }

    @Test
    void seededInstancesHaveAllMembersExceptThoseOfEvents() throws IOException, InterruptedException {
        Document store = read("/stores").elements().iterator().next();
        assertThat(store.toString())
                .contains("\"name\":", "\"city\":\"", "\"errors\":[]", "\"day\":\"mon\"")
                .containsPattern("\"tags\":\\[\"[a-z]{3}-[0-9]\"]")
                .doesNotContain("closed_at", "parent");
        assertThat(read("/stores/" + store.member("id"))).isEqualTo(store);
    }

    @Test
    void membersThatNoValueSatisfiesAreAbsent() throws IOException, InterruptedException {
        Document store = read("/stores").elements().iterator().next();
        assertThat(store.member("size")).isNull();
        assertThat(store.member("sizes")).hasToString("[]");
        assertThat(store.member("level")).hasToString("1");
    }

    @Test
    void singletonsAndSamplesAreComplete() throws IOException, InterruptedException {
        assertThat(read("/profile").toString()).contains("\"login\":", "\"seats\":");
        Document quote = served.post("/quote", "{}").body();
        assertThat(quote.toString()).contains("\"total\":", "\"tax\":0").doesNotContain("error");
    }

    @Test
    void newInstancesHaveServerSetMembersOnly() throws IOException, InterruptedException {
        Document order = served.post("/orders", "{\"amount\":700}").body();
        assertThat(order.toString())
                .contains("\"amount\":700", "\"amount_due\":700", "\"amount_paid\":0", "\"lines_count\":0")
                .contains("\"receipt_number\":\"")
                .doesNotContain("note", "canceled_at", "failure_reason", "store");
    }

    @Test
    void membersThatTheStoredTypeLacksAreGenerated() throws IOException, InterruptedException {
        Document order = served.post("/orders", "{\"note\":\"soon\"}").body();
        Document details = read("/orders/" + order.member("id").text());
        assertThat(details.toString()).contains("\"tracking_url\":\"https://", "\"note\":\"soon\"");
        assertThat(read("/orders/" + order.member("id").text())).isEqualTo(details);
    }

    @Test
    void envelopesAreCompleteButDoNotNameAPageThatIsNotThere() throws IOException, InterruptedException {
        assertThat(read("/orders").toString())
                .contains("\"orders\":[", "\"summary\":{\"currency\":\"USD\"}")
                .doesNotContain("next_page");
    }

    @Test
    void anEnumerationNamesTheMemberThatIsThere() throws IOException, InterruptedException {
        assertThat(served.post("/methods", "{\"iban\":{\"country\":\"DE\"}}").text())
                .contains("\"type\":\"iban\"", "\"country\":\"DE\"")
                .doesNotContain("card");
        assertThat(served.post("/methods", "{}").text()).contains("\"type\":\"cash\"");
    }

    @Test
    void optionalMembersCanBeLeftOut() throws IOException, InterruptedException {
        EmulatorOptions options = EmulatorOptions.standard().withPort(0).withResponses(Responses.REQUIRED);
        try (ServedDescription required = ServedDescription.of(ServedDescription.compiled(PATHS, SCHEMAS), options)) {
            assertThat(required.get("/profile").text()).isEqualTo("{}");
            assertThat(required.get("/orders").text()).isEqualTo("{\"orders\":[]}");
        }
    }

    @Test
    void nullSaysNothingWhereNearlyAllMembersMayBeNull() throws IOException, InterruptedException {
        assertThat(served.post("/accounts/a7/lines", "{}").text())
                .contains("\"account_id\":\"a7\"", "\"number\":\"", "\"calls\":0")
                .contains("\"label\":null", "\"closed_at\":null");
    }
}
