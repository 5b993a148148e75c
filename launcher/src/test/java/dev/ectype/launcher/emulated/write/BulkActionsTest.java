package dev.ectype.launcher.emulated.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Tests actions on all instances of a list. */
final class BulkActionsTest {
    private static final String LISTS = """
            /lists:
              post: {responses: {'201': {description: new, content: {application/json: {schema: {$ref: '#/components/schemas/List'}}}}}}
            /lists/{listId}:
              parameters: [&list {name: listId, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: one, content: {application/json: {schema: {$ref: '#/components/schemas/List'}}}}}}
            /lists/{listId}/tasks:
              parameters: [*list]
              get: {responses: {'200': {description: all, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Task'}}}}}}}
              post:
                requestBody: {content: {application/json: {schema: {type: object, properties: {status: {$ref: '#/components/schemas/Status'}}}}}}
                responses: {'201': {description: new, content: {application/json: {schema: {$ref: '#/components/schemas/Task'}}}}}
            /lists/{listId}/clear:
              parameters: [*list]
              post: {description: Clears all completed tasks of the list. They will be marked as hidden., responses: {'204': {description: cleared}}}
            /lists/{listId}/purge:
              parameters: [*list]
              post: {description: Purges a list. This deletes all tasks of it., responses: {'204': {description: purged}}}
            """;
    private static final String TASKS = """
            List: {type: object, properties: {listId: {type: string}}}
            Status: {type: string, enum: [open, completed]}
            Task: {type: object, properties: {taskId: {type: string}, hidden: {type: boolean}, status: {$ref: '#/components/schemas/Status'}}}
            """;
    private static final String NOTICES = """
            /notices:
              get:
                parameters: [&topic {name: topic, in: query, schema: {type: string}}]
                responses: {'200': {description: all, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Notice'}}}}}}
              post:
                requestBody: {content: {application/json: {schema: {type: object, properties: {topic: {type: string}}}}}}
                responses: {'201': {description: new, content: {application/json: {schema: {$ref: '#/components/schemas/Notice'}}}}}
            /notices/{noticeId}:
              parameters: [{name: noticeId, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: one, content: {application/json: {schema: {$ref: '#/components/schemas/Notice'}}}}}}
            /notices/mark-all-read:
              post: {parameters: [*topic], responses: {'204': {description: read}}}
            /notices/close-all:
              post: {responses: {'204': {description: closed}}}
            """;
    private static final String NOTICE =
            "Notice: {type: object, properties: {noticeId: {type: string}, topic: {type: string}, read: {type: boolean},"
                    + " state: {type: string, enum: [open, closed]}}}\n";

    @Test
    void theTextOfAnActionOnAParentSaysWhichChildrenItChanges() throws IOException, InterruptedException {
        try (ServedDescription lists = ServedDescription.of(LISTS, TASKS)) {
            lists.post("/lists", "");
            lists.post("/lists", "");
            lists.post("/lists/list_1/tasks", "{\"status\": \"completed\"}");
            lists.post("/lists/list_1/tasks", "{}");
            lists.post("/lists/list_2/tasks", "{\"status\": \"completed\"}");
            assertThat(lists.post("/lists/list_9/clear", "").status()).isEqualTo(404);
            assertThat(lists.post("/lists/list_1/clear", "").status()).isEqualTo(204);
            String others = "[{\"taskId\":\"task_3\",\"hidden\":false,\"status\":\"completed\"}]";
            assertThat(lists.get("/lists/list_1/tasks").text())
                    .isEqualTo("[{\"taskId\":\"task_2\",\"hidden\":false,\"status\":\"open\"},"
                            + "{\"taskId\":\"task_1\",\"hidden\":true,\"status\":\"completed\"}]");
            assertThat(lists.get("/lists/list_2/tasks").text()).isEqualTo(others);
            lists.post("/lists/list_1/purge", "");
            assertThat(lists.get("/lists/list_1/tasks").text()).isEqualTo("[]");
            assertThat(lists.get("/lists/list_2/tasks").text()).isEqualTo(others);
        }
    }

    @Test
    void aVerbBehindACollectionChangesTheInstancesThatTheRequestSelects() throws IOException, InterruptedException {
        try (ServedDescription notices = ServedDescription.of(NOTICES, NOTICE)) {
            notices.post("/notices", "{\"topic\": \"a\"}");
            notices.post("/notices", "{\"topic\": \"b\"}");
            notices.post("/notices/mark-all-read?topic=a", "");
            assertThat(notices.get("/notices/notice_1").text()).contains("\"read\":true");
            assertThat(notices.get("/notices/notice_2").text()).contains("\"read\":false");
            notices.post("/notices/close-all", "");
            assertThat(notices.get("/notices").text())
                    .contains("\"read\":true,\"state\":\"closed\"", "\"read\":false,\"state\":\"closed\"");
        }
    }
}
