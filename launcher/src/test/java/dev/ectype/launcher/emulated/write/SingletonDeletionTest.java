package dev.ectype.launcher.emulated.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Tests the deletion of objects with a path of their own. */
final class SingletonDeletionTest {
    private static final String PATHS = """
            /boards:
              post: {requestBody: {required: true, BOARD}, responses: {'201': {description: ok, BOARD}}}
            /boards/{id}:
              parameters: [&id {name: id, in: path, required: true, schema: {type: integer}}]
              get: {responses: {'200': {description: ok, BOARD}}}
            /boards/{id}/lock:
              parameters: [*id]
              get: {responses: {'200': {description: ok, LOCK}MISSING}}
              put: {requestBody: {required: true, LOCK}, responses: {'200': {description: ok, LOCK}}}
              delete: {responses: {'204': {description: gone}}}
            """.replace("BOARD", json("Board")).replace("LOCK", json("Lock"));

    private static final String SCHEMAS = """
            Board: {type: object, required: [title], properties: {id: {type: integer}, title: {type: string}}}
            Lock: {type: object, required: [reason], properties: {reason: {type: string}}}
            """;

    private static String json(String schema) {
        return "content: {application/json: {schema: {$ref: '#/components/schemas/" + schema + "'}}}";
    }

    @Test
    void aDeletedObjectIsMissingUntilItIsWritten() throws IOException, InterruptedException {
        String paths = PATHS.replace("MISSING", ", '404': {description: none}");
        try (ServedDescription boards = ServedDescription.of(paths, SCHEMAS)) {
            String lock = lock(boards);
            String other = lock(boards);
            assertThat(boards.delete(lock).status()).isEqualTo(204);
            assertThat(boards.get(lock).status()).isEqualTo(404);
            assertThat(boards.get(other).text()).contains("\"audit\"");
            String snapshot = boards.post("/__service/state/snapshot", "").text();
            assertThat(boards.put(lock, "{\"reason\":\"again\"}").status()).isEqualTo(200);
            assertThat(boards.get(lock).text()).contains("\"again\"");
            assertThat(boards.post("/__service/state/restore", snapshot).status())
                    .isEqualTo(200);
            assertThat(boards.get(lock).status()).isEqualTo(404);
            assertThat(boards.delete(lock).status()).isEqualTo(204);
        }
    }

    @Test
    void aDeletedObjectHasItsFirstValuesIfNoReplySaysThatItIsMissing() throws IOException, InterruptedException {
        try (ServedDescription boards = ServedDescription.of(PATHS.replace("MISSING", ""), SCHEMAS)) {
            String lock = lock(boards);
            assertThat(boards.delete(lock).status()).isEqualTo(204);
            assertThat(boards.get(lock).status()).isEqualTo(200);
            assertThat(boards.get(lock).text()).doesNotContain("\"audit\"");
        }
    }

    private static String lock(ServedDescription boards) throws IOException, InterruptedException {
        String id = boards.post("/boards", "{\"title\":\"Plan\"}")
                .body()
                .member("id")
                .text();
        String lock = "/boards/" + id + "/lock";
        assertThat(boards.put(lock, "{\"reason\":\"audit\"}").status()).isEqualTo(200);
        assertThat(boards.get(lock).text()).contains("\"audit\"");
        return lock;
    }
}
