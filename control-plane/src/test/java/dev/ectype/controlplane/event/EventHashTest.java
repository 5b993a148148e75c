package dev.ectype.controlplane.event;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.event.Actor;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.StringNode;

class EventHashTest {
    /** The bytes that are hashed. Chains are made of them: a change here makes all chains that exist look changed. */
    private static final String LINE = "{\"id\":\"evt_01h2xcejqtf2nbrexx3vqjhp41\",\"kind\":\"project.updated\","
            + "\"actor\":{\"type\":\"api_key\",\"id\":\"key_01h2xcejqtf2nbrexx3vqjhp41\",\"name\":\"CI\"},"
            + "\"target\":\"prj_01h2xcejqtf2nbrexx3vqjhp41\","
            + "\"changes\":[{\"path\":\"name\",\"from\":\"Shop\",\"to\":null}],"
            + "\"address\":\"127.0.0.1\",\"requestId\":null,\"at\":\"2026-01-31T12:00:00.000Z\",\"position\":1}";

    @Test
    void bytesOfAnEventStayWhatTheyAre() throws Exception {
        EventHash hashes = ControlPlane.shared().part(EventHash.class);
        UUID organization = UUID.fromString("0188bac7-4afa-78aa-bc3b-bd1eef28d881");
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        byte[] first = digest.digest("org_01h2xcejqtf2nbrexx3vqjhp41".getBytes(StandardCharsets.UTF_8));
        assertThat(hashes.beforeTheFirst(organization)).isEqualTo(first);
        digest.update(first);
        assertThat(hashes.of(first, event(), 1)).isEqualTo(digest.digest(LINE.getBytes(StandardCharsets.UTF_8)));
    }

    private static Event event() {
        return new Event(
                "evt_01h2xcejqtf2nbrexx3vqjhp41",
                "project.updated",
                new Actor("api_key", "key_01h2xcejqtf2nbrexx3vqjhp41", "CI", "unseen", "unseen"),
                "prj_01h2xcejqtf2nbrexx3vqjhp41",
                List.of(new MemberChange(
                        "name", StringNode.valueOf("Shop"), tools.jackson.databind.node.NullNode.getInstance())),
                "127.0.0.1",
                null,
                Instant.parse("2026-01-31T12:00:00Z"),
                null,
                null);
    }
}
