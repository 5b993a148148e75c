package dev.ectype.launcher.emulated.relation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.json.Document;
import java.io.IOException;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests embedded copies of an instance after a change of the instance. */
final class EmbeddedCopiesTest {
    private static final String PATHS = """
            /customers:
              post: {requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/CustomerForm'}}}}, responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Customer'}}}}}}
            /customers/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Customer'}}}}}}
              patch: {requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/CustomerForm'}}}}, responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Customer'}}}}}}
              delete: {responses: {'204': {description: ok}}}
            /orders:
              get:
                parameters: [{name: 'payer.name', in: query, schema: {type: string}}]
                responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Order'}}}}}}
              post: {requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/OrderForm'}}}}, responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}}}
            /orders/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, headers: {ETag: {schema: {type: string}}}, content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}}}
            /trips:
              post: {requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/TripForm'}}}}, responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Trip'}}}}}}
            /trips/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Trip'}}}}}}
            /parcels:
              post: {requestBody: {content: {application/json: {schema: {type: object, properties: {order: {type: string}}}}}}, responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Parcel'}}}}}}
            /parcels/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Parcel'}}}}}}
            """;
    private static final String SCHEMAS = """
            CustomerForm: {type: object, properties: {name: {type: string}, phone: {type: string}, friend: {type: string}}}
            Customer:
              type: object
              required: [id]
              properties: {id: {type: string}, name: {type: string}, phone: {type: string}, friend: {$ref: '#/components/schemas/Customer'}}
            Contact: {type: object, required: [id], properties: {id: {type: string}, name: {type: string}}}
            OrderForm: {type: object, properties: {customer: {$ref: '#/components/schemas/Contact'}, payer: {type: string}}}
            Order:
              type: object
              required: [id]
              properties: {id: {type: string}, customer: {$ref: '#/components/schemas/Contact'}, payer: {$ref: '#/components/schemas/Customer'}}
            Seat: {type: object, properties: {row: {type: integer}, guest: {$ref: '#/components/schemas/Customer'}}}
            TripForm: {type: object, properties: {guests: {type: array, items: {$ref: '#/components/schemas/Customer'}}, billing: {type: object, properties: {by: {$ref: '#/components/schemas/Customer'}}}, seats: {type: array, items: {$ref: '#/components/schemas/Seat'}}}}
            Trip: {allOf: [{type: object, required: [id], properties: {id: {type: string}}}, {$ref: '#/components/schemas/TripForm'}]}
            Parcel: {type: object, required: [id], properties: {id: {type: string}, order: {$ref: '#/components/schemas/Order'}}}
            """;

    @SuppressWarnings("NullAway.Init")
    private ServedDescription served;

    @BeforeEach
    void boot() {
        served = ServedDescription.of(PATHS, SCHEMAS);
    }

    @AfterEach
    void stop() {
        served.close();
    }

    private String made(String path, String body) throws IOException, InterruptedException {
        return Objects.requireNonNull(served.post(path, body).body().member("id"))
                .text();
    }

    private void change(String path, String body) throws IOException, InterruptedException {
        assertThat(served.send("PATCH", path, "application/json", body).status())
                .isEqualTo(200);
    }

    private String order(String customer) throws IOException, InterruptedException {
        return made(
                "/orders",
                "{\"customer\":{\"id\":\"" + customer + "\",\"name\":\"Ada\"},\"payer\":\"" + customer + "\"}");
    }

    @Test
    void aCopyFollowsItsInstance() throws IOException, InterruptedException {
        String ada = made("/customers", "{\"name\":\"Ada\"}");
        String other = made("/customers", "{\"name\":\"Ada\"}");
        String order = order(ada);
        String untouched = order(other);
        String before = served.get("/orders/" + untouched).text();
        change("/customers/" + ada, "{\"name\":\"Eve\",\"phone\":\"12\"}");
        Document response = served.get("/orders/" + order).body();
        assertThat(response.member("payer"))
                .isEqualTo(served.get("/customers/" + ada).body());
        assertThat(response.member("customer")).hasToString("{\"id\":\"" + ada + "\",\"name\":\"Eve\"}");
        assertThat(served.get("/orders/" + untouched).text()).isEqualTo(before);
        assertThat(served.get("/orders").text()).isEqualTo("[" + before + "," + response + "]");
    }

    @Test
    void aCopyStaysAfterADeletion() throws IOException, InterruptedException {
        String ada = made("/customers", "{\"name\":\"Ada\"}");
        String order = order(ada);
        change("/customers/" + ada, "{\"name\":\"Eve\"}");
        String before = served.get("/orders/" + order).text();
        assertThat(served.delete("/customers/" + ada).status()).isEqualTo(204);
        assertThat(served.get("/orders/" + order).text()).isEqualTo(before).contains("Eve");
    }

    @Test
    void aCopyInsideACopyFollowsItsInstance() throws IOException, InterruptedException {
        String ada = made("/customers", "{\"name\":\"Ada\"}");
        String order = order(ada);
        String parcel = made("/parcels", "{\"order\":\"" + order + "\"}");
        change("/customers/" + ada, "{\"name\":\"Eve\"}");
        Document response = served.get("/orders/" + order).body();
        assertThat(served.get("/parcels/" + parcel).body().member("order")).isEqualTo(response);
        assertThat(response.toString()).contains("Eve").doesNotContain("Ada");
    }

    @Test
    void aChangedCopyChangesTheEntityTag() throws IOException, InterruptedException {
        String ada = made("/customers", "{\"name\":\"Ada\"}");
        String order = "/orders/" + order(ada);
        String tag = served.get(order).header("etag");
        assertThat(served.get(order).header("etag")).isEqualTo(tag).isNotEmpty();
        change("/customers/" + ada, "{\"name\":\"Eve\"}");
        assertThat(served.get(order).header("etag")).isNotEqualTo(tag);
    }

    @Test
    void copiesFollowTheirInstancesAfterARestore() throws IOException, InterruptedException {
        String ada = made("/customers", "{\"name\":\"Ada\"}");
        String order = order(ada);
        change("/customers/" + ada, "{\"name\":\"Eve\"}");
        String snapshot = served.post("/__service/state/snapshot", "").text();
        String response = served.get("/orders/" + order).text();
        change("/customers/" + ada, "{\"name\":\"Ida\"}");
        assertThat(served.post("/__service/state/restore", snapshot).status()).isEqualTo(200);
        assertThat(served.post("/__service/state/snapshot", "").text()).isEqualTo(snapshot);
        assertThat(served.get("/orders/" + order).text()).isEqualTo(response);
        change("/customers/" + ada, "{\"name\":\"Uma\"}");
        assertThat(served.get("/orders/" + order).text()).isEqualTo(response.replace("Eve", "Uma"));
    }

    @Test
    void copiesThatContainEachOtherDoNotGrow() throws IOException, InterruptedException {
        String ada = made("/customers", "{\"name\":\"Ada\"}");
        String eve = made("/customers", "{\"name\":\"Eve\",\"friend\":\"" + ada + "\"}");
        change("/customers/" + ada, "{\"friend\":\"" + eve + "\"}");
        for (int turn = 0; turn < 8; turn++) {
            change("/customers/" + ada, "{\"name\":\"Ada " + turn + "\"}");
            change("/customers/" + eve, "{\"name\":\"Eve " + turn + "\"}");
        }
        String response = served.get("/customers/" + ada).text();
        assertThat(response).contains("\"Ada 7\"", "\"Eve 7\"").hasSizeLessThan(300);
    }

    @Test
    void copiesInListsAndNestedObjectsFollowTheirInstances() throws IOException, InterruptedException {
        String ada = made("/customers", "{\"name\":\"Ada\"}");
        String bo = made("/customers", "{\"name\":\"Bo\"}");
        String trip = made(
                "/trips",
                "{\"guests\":[{\"id\":\"" + ada + "\",\"name\":\"Ada\"},{\"id\":\"" + bo
                        + "\",\"name\":\"Bo\"}],\"billing\":{\"by\":{\"id\":\"" + ada
                        + "\",\"name\":\"Ada\"}},\"seats\":[{\"row\":1,\"guest\":{\"id\":\"" + bo
                        + "\",\"name\":\"Bo\"}}]}");
        String other = made("/trips", "{\"guests\":[{\"id\":\"" + bo + "\",\"name\":\"Bo\"}]}");
        String untouched = served.get("/trips/" + other).text();
        change("/customers/" + ada, "{\"name\":\"Eve\"}");
        Document response = served.get("/trips/" + trip).body();
        assertThat(response.member("guests"))
                .hasToString("[{\"id\":\"" + ada + "\",\"name\":\"Eve\"},{\"id\":\"" + bo + "\",\"name\":\"Bo\"}]");
        assertThat(response.member("billing")).hasToString("{\"by\":{\"id\":\"" + ada + "\",\"name\":\"Eve\"}}");
        assertThat(response.member("seats").toString()).contains("Bo");
        assertThat(served.get("/trips/" + other).text()).isEqualTo(untouched);
        change("/customers/" + bo, "{\"name\":\"Cy\"}");
        assertThat(served.get("/trips/" + trip).text()).contains("Cy").doesNotContain("Bo");
        assertThat(served.get("/trips/" + other).text()).isEqualTo(untouched.replace("Bo", "Cy"));
    }

    @Test
    void copiesInListsAreFoundAfterARestore() throws IOException, InterruptedException {
        String ada = made("/customers", "{\"name\":\"Ada\"}");
        String trip = made("/trips", "{\"guests\":[{\"id\":\"" + ada + "\",\"name\":\"Ada\"}]}");
        String snapshot = served.post("/__service/state/snapshot", "").text();
        assertThat(served.post("/__service/state/restore", snapshot).status()).isEqualTo(200);
        change("/customers/" + ada, "{\"name\":\"Eve\"}");
        assertThat(served.get("/trips/" + trip).text()).contains("Eve").doesNotContain("Ada");
    }
}
