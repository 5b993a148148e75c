package dev.ectype.launcher.emulated.relation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.json.Document;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Tests resources with a path of their own and with nested paths. */
final class AlternativePathsTest {
    private static final String LISTS = """
            /lists:
              post:
                requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/List'}}}}
                responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/List'}}}}}
            /lists/{list_id}:
              parameters: [{name: list_id, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/List'}}}}}}
            """;
    private static final String LIST = "List: {type: object, properties: {id: {type: string, readOnly: true}}}\n";

    @Test
    void seededInstancesBelongToTheFirstCreatedParent() throws IOException, InterruptedException {
        String paths = LISTS + """
                /surveys:
                  get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Survey'}}}}}}}
                /surveys/{survey_id}:
                  parameters: [{name: survey_id, in: path, required: true, schema: {type: string}}]
                  get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Survey'}}}}}}
                /lists/{list_id}/surveys:
                  parameters: [{name: list_id, in: path, required: true, schema: {type: string}}]
                  get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Survey'}}}}}}}
                /lists/{list_id}/surveys/{survey_id}:
                  parameters: [{name: list_id, in: path, required: true, schema: {type: string}}, {name: survey_id, in: path, required: true, schema: {type: string}}]
                  get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Survey'}}}}}}
                """;
        String survey = "Survey: {type: object, properties: {id: {type: string}, list_id: {type: string}}}\n";
        try (ServedDescription lists = ServedDescription.of(paths, LIST + survey)) {
            assertThat(lists.get("/surveys").body().size()).isEqualTo(3);
            String first =
                    "/lists/" + lists.post("/lists", "{}").body().member("id").text();
            String other =
                    "/lists/" + lists.post("/lists", "{}").body().member("id").text();
            assertThat(lists.get("/surveys").body().size()).isEqualTo(3);
            assertThat(lists.get(first + "/surveys").body().size()).isEqualTo(3);
            assertThat(lists.get(other + "/surveys").body().size()).isZero();
            String found = "/surveys/"
                    + lists.get("/surveys").body().element(0).member("id").text();
            assertThat(lists.get(first + found).status()).isEqualTo(200);
            assertThat(lists.get(other + found).status()).isEqualTo(404);
        }
    }

    @Test
    void anInstanceThatWasPutBelowAParentKeepsItsUnknownReference() throws IOException, InterruptedException {
        String paths = LISTS + """
                /offers:
                  get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Offer'}}}}}}}
                /lists/{list_id}/offers/{sku}:
                  parameters: [{name: list_id, in: path, required: true, schema: {type: string}}, {name: sku, in: path, required: true, schema: {type: string}}]
                  get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Offer'}}}}}}
                  put:
                    requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Offer'}}}}
                    responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Offer'}}}}}
                """;
        String offer =
                "Offer: {type: object, required: [price], properties: {sku: {type: string}, list_id: {type: string}, price: {type: integer}}}\n";
        try (ServedDescription lists = ServedDescription.of(paths, LIST + offer)) {
            Document list = lists.post("/lists", "{}").body().member("id");
            Document other = lists.post("/lists", "{}").body().member("id");
            String path = "/lists/" + list.text() + "/offers/a";
            for (int price = 1; price < 3; price++) {
                lists.put(path, "{\"price\":" + price + ",\"list_id\":\"somewhere\"}");
                assertThat(lists.get(path).body().member("price")).isEqualTo(Document.of(price));
                assertThat(lists.get(path).body().member("list_id")).isEqualTo(list);
            }
            lists.put(path, "{\"price\":3,\"list_id\":\"" + other.text() + "\"}");
            assertThat(lists.get(path).status()).isEqualTo(404);
            assertThat(lists.get("/lists/" + other.text() + "/offers/a").status())
                    .isEqualTo(200);
        }
    }

    @Test
    void aFolderBelowAFolderIsAFolderToo() throws IOException, InterruptedException {
        String folder = "content: {application/json: {schema: {$ref: '#/components/schemas/Folder'}}}";
        String paths = """
                /folders:
                  post: {requestBody: {FOLDER}, responses: {'201': {description: new, FOLDER}}}
                /folders/{folder-id}:
                  parameters: [{name: folder-id, in: path, required: true, schema: {type: string}}]
                  get: {responses: {'200': {description: one, FOLDER}}}
                /folders/{folder-id}/children:
                  parameters: [{name: folder-id, in: path, required: true, schema: {type: string}}]
                  get: {responses: {'200': {description: all, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Folder'}}}}}}}
                  post: {requestBody: {FOLDER}, responses: {'201': {description: new, FOLDER}}}
                /folders/{folder-id}/children/{folder-id1}:
                  parameters: [{name: folder-id, in: path, required: true, schema: {type: string}}, {name: folder-id1, in: path, required: true, schema: {type: string}}]
                  get: {responses: {'200': {description: one, FOLDER}}}
                """.replace("FOLDER", folder);
        String type =
                "Folder: {type: object, properties: {id: {type: string, readOnly: true}, name: {type: string}}}\n";
        try (ServedDescription drive = ServedDescription.of(paths, type)) {
            drive.post("/folders", "{\"name\": \"a\"}");
            drive.post("/folders", "{\"name\": \"b\"}");
            drive.post("/folders/folder_1/children", "{\"name\": \"c\"}");
            String child = "{\"id\":\"folder_3\",\"name\":\"c\"}";
            assertThat(drive.get("/folders/folder_3").text()).isEqualTo(child);
            assertThat(drive.get("/folders/folder_1/children").text()).isEqualTo("[" + child + "]");
            assertThat(drive.get("/folders/folder_2/children").text()).isEqualTo("[]");
            assertThat(drive.get("/folders/folder_1/children/folder_3").text()).isEqualTo(child);
            assertThat(drive.get("/folders/folder_2/children/folder_3").status())
                    .isEqualTo(404);
        }
    }
}
