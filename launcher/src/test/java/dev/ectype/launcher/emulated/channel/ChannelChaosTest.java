package dev.ectype.launcher.emulated.channel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.launcher.emulated.TextSocket;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.paho.mqttv5.common.MqttException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
final class ChannelChaosTest {
    private static final Path DESCRIPTION = Path.of("src/test/resources/asyncapi/buoys.yaml");

    private ServedDescription api;

    @BeforeEach
    void open() {
        api = ServedDescription.withMqtt(DESCRIPTION);
    }

    @AfterEach
    void close() {
        api.close();
    }

    /** What a WebSocket and a client of MQTT receive of four notes under a rule, and of a last one without it. */
    private List<String> received(String rule) throws Exception {
        assertThat(api.put("/__service/chaos", "{\"rules\":[" + rule + "]}").status())
                .isEqualTo(200);
        TextSocket socket = TextSocket.open(api, "/notes");
        List<String> texts = new ArrayList<>();
        try (MqttPeer peer = MqttPeer.open(api.mqttPort())) {
            peer.subscribe("notes", 1);
            for (int note = 1; note <= 4; note++) {
                api.post("/notes", "note " + note);
            }
            api.delete("/__service/chaos");
            api.post("/notes", "end");
            for (String next = socket.nextMessage(); !next.equals("end"); next = socket.nextMessage()) {
                texts.add(next);
            }
            assertThat(peer.next(texts.size() + 1))
                    .startsWith(
                            texts.stream().map(text -> "notes " + text + " 1").toArray(String[]::new));
        }
        return texts;
    }

    @Test
    void messagesAreDroppedDuplicatedAndReordered() throws Exception {
        assertThat(received("{\"message\":\"Note\",\"requests\":{\"from\":2,\"to\":2},\"drop\":true}"))
                .containsExactly("note 1", "note 3", "note 4");
        assertThat(received("{\"message\":\"*\",\"next\":1,\"duplicate\":true}"))
                .containsExactly("note 1", "note 1", "note 2", "note 3", "note 4");
        assertThat(received("{\"message\":\"Note\",\"requests\":{\"from\":2,\"to\":2},\"reorder\":true}"))
                .containsExactly("note 1", "note 3", "note 2", "note 4");
        assertThat(api.get("/notes").text()).startsWith("[\"note 1\",\"note 2\",\"note 3\",\"note 4\",\"end\",");
    }

    @Test
    void messagesAreMalformedOrDelayed() throws Exception {
        List<String> spoiled = received("{\"message\":\"Note\",\"next\":1,\"malformed\":true}");
        assertThat(spoiled.get(0)).endsWith("<!");
        assertThat(spoiled).hasSize(4);
        long begin = System.nanoTime();
        assertThat(received("{\"message\":\"Note\",\"next\":1,\"latency\":300}"))
                .containsExactly("note 1", "note 2", "note 3", "note 4");
        assertThat(System.nanoTime() - begin).isGreaterThan(300_000_000L);
    }

    @Test
    void faultsOfCallsReachTheAcknowledgementsOfMqtt() throws Exception {
        try (MqttPeer peer = MqttPeer.open(api.mqttPort())) {
            api.put("/__service/chaos", "{\"rules\":[{\"operation\":\"note\",\"next\":1,\"error\":503}]}");
            assertThat(peer.publish("notes", "one", 1)).isEqualTo(0x80);
            api.put("/__service/chaos", "{\"rules\":[{\"operation\":\"note\",\"next\":1,\"latency\":200}]}");
            long begin = System.nanoTime();
            assertThat(peer.publish("notes", "two", 1)).isZero();
            assertThat(System.nanoTime() - begin).isGreaterThan(200_000_000L);
            api.put("/__service/chaos", "{\"rules\":[{\"operation\":\"note\",\"next\":1,\"reset\":true}]}");
            assertThatThrownBy(() -> peer.publish("notes", "three", 1)).isInstanceOf(MqttException.class);
        }
        assertThat(api.get("/notes").text()).isEqualTo("[\"two\",\"three\"]");
    }

    @Test
    void sharesAreTheSameInEveryRun() throws Exception {
        String rule = "{\"name\":\"half\",\"message\":\"Note\",\"share\":0.5,\"drop\":true}";
        List<String> first = received(rule);
        api.post("/__service/state/reset", "");
        assertThat(received(rule)).isEqualTo(first);
        assertThat(first).hasSizeLessThan(4);
    }

    @Test
    void rulesThatMixRequestsAndMessagesAreRefused() throws IOException, InterruptedException {
        assertThat(api.put("/__service/chaos", "{\"rules\":[{\"operation\":\"note\",\"drop\":true}]}")
                        .text())
                .contains("need a message");
        assertThat(api.put("/__service/chaos", "{\"rules\":[{\"message\":\"Note\",\"error\":503}]}")
                        .text())
                .contains("the delivery of a message has one of");
        assertThat(api.put("/__service/chaos", "{\"rules\":[{\"message\":\"Nope\",\"drop\":true}]}")
                        .text())
                .contains("there is no message", "Nope");
    }
}
