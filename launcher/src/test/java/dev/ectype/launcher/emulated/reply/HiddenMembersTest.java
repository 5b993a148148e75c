package dev.ectype.launcher.emulated.reply;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.json.Document;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Tests members that requests set and no response describes. */
final class HiddenMembersTest {
    private static final String PATHS = """
            /members:
              get:
                responses: {'200': {description: ok, JSON: Members}}
              post: {requestBody: {JSON: NewMember}, responses: {'201': {description: ok, JSON: Member}}}
            /members/{memberId}:
              parameters: [{name: memberId, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, JSON: Member}}}
              patch: {requestBody: {JSON: NewMember}, responses: {'200': {description: ok, JSON: Member}}}
            """;
    private static final String NEW_MEMBER = """
            NewMember:
              type: object
              properties:
                name: {type: string}
                phrase: {type: string}
                contact: {type: object, properties: {email: {type: string}, pin: {type: string}}}
                devices: {type: array, items: {type: object, properties: {label: {type: string}, key: {type: string}}}}
            Members: {type: array, items: {$ref: '#/components/schemas/Member'}}
            """;
    private static final String MEMBER = """
            Member:
              type: object
              required: [id]
              properties:
                id: {type: string}
                name: {type: string}
                contact: {type: object, properties: {email: {type: string}}}
                devices: {type: array, items: {type: object, properties: {label: {type: string}}}}
            """;
    private static final String BODY = "{\"name\":\"Ann\",\"phrase\":\"swordfish\","
            + "\"contact\":{\"email\":\"a@example.com\",\"pin\":\"1234\"},"
            + "\"devices\":[{\"label\":\"phone\",\"key\":\"k1\"}]}";
    private static final String SHOWN =
            "\"name\":\"Ann\",\"contact\":{\"email\":\"a@example.com\"},\"devices\":[{\"label\":\"phone\"}]";

    @Test
    void areStoredAndNotShown() throws IOException, InterruptedException {
        try (ServedDescription members = ServedDescription.of(PATHS, NEW_MEMBER + MEMBER)) {
            ServedDescription.Answer created = members.post("/members", BODY);
            String id = created.body().member("id").text();
            String expected = "{\"id\":\"" + id + "\"," + SHOWN + "}";
            assertThat(created.text()).isEqualTo(expected);
            assertThat(members.get("/members/" + id).text()).isEqualTo(expected);
            assertThat(members.send("PATCH", "/members/" + id, "application/json", "{\"phrase\":\"marlin\"}")
                            .text())
                    .isEqualTo(expected);
            assertThat(members.get("/members").text()).isEqualTo("[" + expected + "]");
            Document stored = members.send("POST", "/__service/state/snapshot", "application/json", "{}")
                    .body();
            assertThat(stored.toString()).contains("\"phrase\":\"marlin\"", "\"pin\":\"1234\"", "\"key\":\"k1\"");
        }
    }

    @Test
    void areShownIfTheTypeAllowsFurtherMembers() throws IOException, InterruptedException {
        String open = MEMBER.replace("  required: [id]", "  required: [id]\n  additionalProperties: true");
        try (ServedDescription members = ServedDescription.of(PATHS, NEW_MEMBER + open)) {
            assertThat(members.post("/members", BODY).text()).contains("\"phrase\":\"swordfish\"");
        }
    }

    @Test
    void membersThatNoRequestDescribesAreNotHidden() throws IOException, InterruptedException {
        try (ServedDescription members = ServedDescription.of(PATHS, NEW_MEMBER + MEMBER)) {
            assertThat(members.post("/members", "{\"name\":\"Ann\",\"nickname\":\"A\"}")
                            .text())
                    .contains("\"nickname\":\"A\"");
        }
    }

    @Test
    void otherSpellingsOfDescribedMembersAreNotHidden() throws IOException, InterruptedException {
        String spelled = NEW_MEMBER.replace("    phrase:", "    Phrase:");
        String shown = MEMBER.replace("    name:", "    phrase: {type: string}\n    name:");
        try (ServedDescription members = ServedDescription.of(PATHS, spelled + shown)) {
            assertThat(members.post("/members", "{\"Phrase\":\"swordfish\"}").text())
                    .contains("\"phrase\":\"swordfish\"");
        }
    }
}
