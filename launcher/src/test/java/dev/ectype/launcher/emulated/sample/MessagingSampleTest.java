package dev.ectype.launcher.emulated.sample;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.sample.SampleApi.Reply;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class MessagingSampleTest {
    @SuppressWarnings("NullAway.Init")
    private static SampleApi api;

    @BeforeAll
    static void serve() {
        api = SampleApi.of("messaging", "Authorization", "Bearer any");
    }

    @BeforeEach
    void forget() {
        api.reset();
    }

    @AfterAll
    static void stop() {
        api.close();
    }

    private static final String WORKSPACE = "/workspaces/W9PD3L6TE";
    private static final String OTHER = "/workspaces/W1FJ7C8SG";

    private static String channel(String name) {
        return "/channels/" + api.create(WORKSPACE + "/channels", "{'name':'" + name + "'}", "id");
    }

    private static String message(String channel, String text) {
        return "/messages/" + api.create(channel + "/messages", "{'text':'" + text + "'}", "id");
    }

    @Test
    void theCurrentUserIsAUserWithTheAliasMe() {
        String id = api.get("/me").at("id");
        api.patch("/me", "{'statusText':'On the ferry'}");
        assertThat(api.get("/users/" + id).at("statusText")).isEqualTo("On the ferry");
        assertThat(api.get("/users/me").at("id")).isEqualTo(id);
        assertThat(api.get("/users").each("items", "handle")).containsExactlyInAnyOrder("mira", "jonas", "ines");
        assertThat(api.get("/users/U00000000").status()).isEqualTo(404);
    }

    @Test
    void workspacesAreOwnedByExistingUsers() {
        Reply workspaces = api.get("/workspaces");
        assertThat(workspaces.each("items", "name")).contains("Harbour Works");
        for (String owner : workspaces.each("items", "ownerId")) {
            assertThat(api.get("/users/" + owner).status()).isEqualTo(200);
        }
    }

    @Test
    void channelNamesAreUniqueInAWorkspace() {
        channel("lights");
        Reply taken = api.post(WORKSPACE + "/channels", "{'name':'lights'}");
        assertThat(taken.status()).isEqualTo(409);
        assertThat(taken.at("error/code")).isEqualTo("already_exists");
        assertThat(api.post(OTHER + "/channels", "{'name':'lights'}").status()).isEqualTo(201);
        assertThat(api.get(WORKSPACE + "/channels").each("items", "name")).containsExactly("lights");
        assertThat(api.post("/workspaces/W00000000/channels", "{'name':'x'}").status())
                .isEqualTo(404);
    }

    @Test
    void aChannelIsArchivedAndOpenedAgain() {
        String channel = channel("lights");
        assertThat(api.get(channel).at("archived")).isEqualTo("false");
        assertThat(api.post(channel + ":archive", "").at("archived")).isEqualTo("true");
        assertThat(api.get(WORKSPACE + "/channels?archived=false").each("items", "name"))
                .isEmpty();
        assertThat(api.get(WORKSPACE + "/channels?archived=true").each("items", "name"))
                .containsExactly("lights");
        assertThat(api.post(channel + ":unarchive", "").at("archived")).isEqualTo("false");
        assertThat(api.post("/channels/C00000000:archive", "").status()).isEqualTo(404);
    }

    @Test
    void aTopicIsChangedAndRemoved() {
        String channel = channel("lights");
        assertThat(api.patch(channel, "{'topic':'Lamps'}").at("topic")).isEqualTo("Lamps");
        assertThat(api.get(channel).at("name")).isEqualTo("lights");
        assertThat(api.patch(channel, "{'topic':null}").at("topic")).isEqualTo("null");
        assertThat(api.patch(channel, "{'name':'Not Good'}").status()).isEqualTo(400);
    }

    @Test
    void usersJoinAndLeave() {
        String members = channel("lights") + "/members";
        assertThat(api.get(members).each("items", "handle")).isEmpty();
        assertThat(api.put(members + "/U8RT5N1VC", "").status()).isEqualTo(204);
        assertThat(api.put(members + "/me", "").status()).isEqualTo(204);
        assertThat(api.put(members + "/U00000000", "").status()).isEqualTo(404);
        assertThat(api.get(members).each("items", "handle")).containsExactlyInAnyOrder("jonas", "mira");
        assertThat(api.get(channel("horns") + "/members").each("items", "handle"))
                .isEmpty();
        assertThat(api.delete(members + "/me").status()).isEqualTo(204);
        assertThat(api.get(members).each("items", "handle")).containsExactly("jonas");
    }

    @Test
    void messagesOfAChannelComeNewestFirst() {
        String channel = channel("lights");
        message(channel, "The lamp is lit.");
        message(channel, "Fog.");
        message(channel("horns"), "Toot.");
        Reply page = api.get(channel + "/messages?limit=1");
        assertThat(page.each("items", "text")).containsExactly("Fog.");
        Reply next = api.get(channel + "/messages?limit=1&cursor=" + page.at("nextCursor"));
        assertThat(next.each("items", "text")).containsExactly("The lamp is lit.");
        assertThat(next.at("nextCursor")).isEqualTo("null");
        assertThat(api.post("/channels/C00000000/messages", "{'text':'?'}").status())
                .isEqualTo(404);
        assertThat(api.post(channel + "/messages", "{}").at("error/path")).isEqualTo("text");
    }

    @Test
    void aMessageIsEditedAndDeleted() {
        String channel = channel("lights");
        String message = message(channel, "The lamp is lit.");
        assertThat(api.patch(message, "{'text':'The lamp is out.'}").at("text")).isEqualTo("The lamp is out.");
        assertThat(api.get(channel + "/messages").each("items", "text")).containsExactly("The lamp is out.");
        assertThat(api.delete(message).status()).isEqualTo(204);
        assertThat(api.get(message).at("error/code")).isEqualTo("not_found");
        assertThat(api.get(channel + "/messages").each("items", "text")).isEmpty();
    }

    @Test
    void pinsAreAddedAndRemoved() {
        String channel = channel("lights");
        String message = message(channel, "The lamp is lit.");
        message(channel, "Fog.");
        assertThat(api.post(message + ":pin", "").at("pinned")).isEqualTo("true");
        assertThat(api.get(channel + "/messages?pinned=true").each("items", "text"))
                .containsExactly("The lamp is lit.");
        assertThat(api.post(message + ":unpin", "").at("pinned")).isEqualTo("false");
        assertThat(api.get(channel + "/messages?pinned=true").each("items", "text"))
                .isEmpty();
    }

    @Test
    void aThreadIsBelowItsMessage() {
        String channel = channel("lights");
        String message = message(channel, "The lamp is lit.");
        String other = message(channel, "Fog.");
        assertThat(api.create(message + "/replies", "{'text':'I see it.'}", "messageId"))
                .isEqualTo(message.substring("/messages/".length()));
        assertThat(api.get(message + "/replies").each("items", "text")).containsExactly("I see it.");
        assertThat(api.get(other + "/replies").each("items", "text")).isEmpty();
        api.delete(message);
        assertThat(api.get(message + "/replies").status()).isEqualTo(404);
    }

    @Test
    void aReactionIsUniqueAndRemovable() {
        String message = message(channel("lights"), "The lamp is lit.");
        String reaction = message + "/reactions/thumbs_up";
        assertThat(api.put(reaction, "").at("emoji")).isEqualTo("thumbs_up");
        api.put(reaction, "");
        assertThat(api.get(message + "/reactions").each("items", "emoji")).containsExactly("thumbs_up");
        assertThat(api.delete(reaction).status()).isEqualTo(204);
        assertThat(api.delete(reaction).status()).isEqualTo(404);
        assertThat(api.get(message + "/reactions").each("items", "emoji")).isEmpty();
        assertThat(api.put("/messages/M0000000000/reactions/wave", "").status()).isEqualTo(404);
    }

    @Test
    void messagesAreFoundByTheirWords() {
        String channel = channel("lights");
        message(channel, "The lamp is lit.");
        message(channel, "Fog.");
        assertThat(api.post("/messages:search", "{'query':'lamp'}").each("items", "text"))
                .containsExactly("The lamp is lit.");
        String elsewhere = channel("horns").substring("/channels/".length());
        assertThat(api.post("/messages:search", "{'channelId':'" + elsewhere + "'}")
                        .each("items", "text"))
                .isEmpty();
    }
}
