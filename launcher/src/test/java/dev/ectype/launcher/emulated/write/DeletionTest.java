package dev.ectype.launcher.emulated.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import org.junit.jupiter.api.Test;

final class DeletionTest {
    private static final String PATHS = """
            /stores:
              post:
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Store'}}}}}
            /stores/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get:
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Store'}}}}}
              delete:
                DELETE
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/SHOWN'}}}}}
            """;
    private static final String SCHEMAS = """
            Store:
              type: object
              required: [id, object]
              properties:
                id: {type: string}
                object: {type: string, enum: [store]}
                status: {type: string, enum: [active, past_due, canceled]}
                canceled_at: {type: [integer, 'null']}
            Gone:
              type: object
              required: [id, deleted, object]
              properties: {id: {type: string}, deleted: {type: boolean}, object: {type: string, enum: [store.deleted]}}
            """;

    private static ServedDescription served(String words, String schema) {
        return ServedDescription.of(PATHS.replace("DELETE", words).replace("SHOWN", schema), SCHEMAS);
    }

    @Test
    void aDeletedMemberInAReplyIsTrue() throws IOException, InterruptedException {
        try (ServedDescription stores = served("summary: Delete a store", "Gone")) {
            String id = stores.post("/stores", "").body().member("id").text();
            assertThat(stores.delete("/stores/" + id).text())
                    .isEqualTo("{\"id\":\"" + id + "\",\"deleted\":true,\"object\":\"store.deleted\"}");
            assertThat(stores.get("/stores/" + id).status()).isEqualTo(404);
        }
    }

    @Test
    void aDeletionThatCancelsKeepsTheCanceledInstance() throws IOException, InterruptedException {
        try (ServedDescription stores =
                served("description: <p>Cancels a store immediately. It is charged no more.</p>", "Store")) {
            String id = stores.post("/stores", "").body().member("id").text();
            String canceled = stores.delete("/stores/" + id).text();
            assertThat(canceled).contains("\"status\":\"canceled\"").doesNotContain("\"canceled_at\":null");
            assertThat(stores.get("/stores/" + id).text()).isEqualTo(canceled);
            assertThat(stores.delete("/stores/nothing").status()).isEqualTo(404);
        }
    }

    @Test
    void aDeletionThatReturnsTheInstanceDeletesIt() throws IOException, InterruptedException {
        try (ServedDescription stores = served("summary: Remove a store", "Store")) {
            String id = stores.post("/stores", "").body().member("id").text();
            assertThat(stores.delete("/stores/" + id).status()).isEqualTo(200);
            assertThat(stores.get("/stores/" + id).status()).isEqualTo(404);
        }
    }
}
