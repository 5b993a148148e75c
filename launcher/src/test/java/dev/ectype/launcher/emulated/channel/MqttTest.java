package dev.ectype.launcher.emulated.channel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.eclipse.paho.mqttv5.client.MqttConnectionOptions;
import org.eclipse.paho.mqttv5.common.MqttException;
import org.eclipse.paho.mqttv5.common.MqttMessage;
import org.eclipse.paho.mqttv5.common.MqttSubscription;
import org.eclipse.paho.mqttv5.common.packet.MqttProperties;
import org.eclipse.paho.mqttv5.common.packet.UserProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Exchanges messages with the published client of the Eclipse Paho project for MQTT 5. */
@Timeout(60)
final class MqttTest {
    private static final Path DESCRIPTION = Path.of("src/test/resources/asyncapi/buoys.yaml");
    private static final int PAYLOAD_FORMAT_INVALID = 0x99;
    private static final int TOPIC_NAME_INVALID = 0x90;

    private ServedDescription api;

    @BeforeEach
    void open() {
        api = ServedDescription.withMqtt(DESCRIPTION);
    }

    @AfterEach
    void close() {
        api.close();
    }

    private MqttPeer peer() throws MqttException {
        return MqttPeer.open(api.mqttPort());
    }

    private MqttPeer peer(String identifier, MqttConnectionOptions options) throws MqttException {
        return MqttPeer.open("tcp://127.0.0.1:" + api.mqttPort(), identifier, options);
    }

    @Test
    void deliversEachQualityOnceAndInOrder() throws Exception {
        try (MqttPeer one = peer();
                MqttPeer two = peer()) {
            one.subscribe("buoys/+/readings", 2);
            one.subscribe("buoys/7/#", 1);
            two.subscribe("#", 0);
            for (int qos = 0; qos <= 2; qos++) {
                assertThat(two.publish("buoys/7/readings", "{\"depth\":" + qos + "}", qos))
                        .isZero();
            }
            assertThat(one.next(3))
                    .containsExactly(
                            "buoys/7/readings {\"depth\":0} 0",
                            "buoys/7/readings {\"depth\":1} 1",
                            "buoys/7/readings {\"depth\":2} 2");
            assertThat(two.next(3)).allMatch(message -> message.endsWith(" 0"));
            api.post("/buoys/8/readings", "{\"lumens\":8}");
            assertThat(one.next(1)).containsExactly("buoys/8/readings {\"lumens\":8} 2");
            assertThat(one.received).isEmpty();
        }
        assertThat(api.get("/buoys/7/readings").text()).isEqualTo("[{\"depth\":0},{\"depth\":1},{\"depth\":2}]");
    }

    @Test
    void refusesWithReasons() throws Exception {
        try (MqttPeer peer = peer();
                MqttPeer other = peer()) {
            other.subscribe("#", 1);
            for (int attempt = 0; attempt < 4; attempt++) {
                assertThat(peer.publish("alarms", "{}", 1)).isEqualTo(PAYLOAD_FORMAT_INVALID);
            }
            assertThat(peer.publish("nowhere", "{}", 1)).isEqualTo(TOPIC_NAME_INVALID);
            assertThat(peer.publish("confirmations", "{}", 1)).isEqualTo(TOPIC_NAME_INVALID);
            try (MqttPeer careful = peer()) {
                // This client closes its connection after such a reply.
                assertThat(careful.publish("alarms", "no JSON", 2)).isEqualTo(PAYLOAD_FORMAT_INVALID);
            }
            assertThat(peer.publish("notes", "x".repeat(41), 1)).isEqualTo(PAYLOAD_FORMAT_INVALID);
            assertThat(peer.publish("notes", "hello", 1)).isZero();
            assertThat(other.next(1)).containsExactly("notes hello 1");
            for (int attempt = 0; attempt < 3; attempt++) {
                peer.publish("alarms", "{}", 0);
            }
            assertThat(peer.end()).isEqualTo(PAYLOAD_FORMAT_INVALID);
            assertThat(other.client.isConnected()).isTrue();
        }
    }

    @Test
    void retainsTheLastMessageOfATopic() throws Exception {
        try (MqttPeer peer = peer()) {
            peer.publish("alarms", "{\"level\":\"high\"}", 1, true, new MqttProperties());
            peer.publish("alarms", "{\"level\":\"low\"}", 1, true, new MqttProperties());
            peer.publish("alarms", "{\"level\":\"high\"}", 1);
            assertThat(retained()).containsExactly("alarms {\"level\":\"low\"} 1 retained");
            api.post("/__service/journal/rewind", "{\"to\":1}");
            assertThat(retained()).containsExactly("alarms {\"level\":\"high\"} 1 retained");
            peer.publish("alarms", "", 1, true, new MqttProperties());
            assertThat(retained()).isEmpty();
        }
        assertThat(api.post("/__service/journal/verify", "").text()).contains("\"same\":true");
    }

    /** What a new subscriber receives before a message that is published then. */
    private List<String> retained() throws Exception {
        try (MqttPeer late = peer()) {
            late.subscribe("#", 1);
            api.post("/notes", "end");
            List<String> received = new java.util.ArrayList<>();
            String next = late.next(1).get(0);
            while (!next.startsWith("notes")) {
                received.add(next);
                next = late.next(1).get(0);
            }
            return received;
        }
    }

    @Test
    void repliesToTheTopicThatTheRequestNames() throws Exception {
        try (MqttPeer peer = peer()) {
            peer.subscribe("replies/mine", 1);
            peer.subscribe("confirmations", 1);
            MqttProperties properties = new MqttProperties();
            properties.setResponseTopic("replies/mine");
            properties.setCorrelationData("c-1".getBytes(StandardCharsets.UTF_8));
            assertThat(peer.publish("registrations", "{\"name\":\"N\"}", 1, false, properties))
                    .isZero();
            assertThat(peer.next(1)).containsExactly("replies/mine {\"id\":\"buoy_1\",\"name\":\"N\"} 1");
            MqttMessage reply = peer.messages.take();
            assertThat(new String(reply.getProperties().getCorrelationData(), StandardCharsets.UTF_8))
                    .isEqualTo("c-1");
            MqttProperties headers = new MqttProperties();
            headers.setUserProperties(List.of(new UserProperty("requestId", "r-2")));
            headers.setContentType("application/json");
            peer.publish("registrations", "{\"name\":\"S\"}", 1, false, headers);
            assertThat(peer.next(1)).containsExactly("confirmations {\"id\":\"buoy_2\",\"name\":\"S\"} 1");
            assertThat(peer.messages.take().getProperties().getUserProperties())
                    .extracting(UserProperty::getKey, UserProperty::getValue)
                    .containsExactly(org.assertj.core.groups.Tuple.tuple("requestId", "r-2"));
        }
        assertThat(api.post("/__service/journal/verify", "").text()).contains("\"same\":true");
    }

    @Test
    void publishesTheWillOfAClientThatVanishes() throws Exception {
        try (MqttPeer peer = peer()) {
            peer.subscribe("alarms", 1);
            MqttConnectionOptions options = new MqttConnectionOptions();
            options.setWill(
                    "alarms", new MqttMessage("{\"level\":\"high\"}".getBytes(StandardCharsets.UTF_8), 1, false, null));
            peer("one", options).client.disconnectForcibly(0, 0, false);
            assertThat(peer.next(1)).containsExactly("alarms {\"level\":\"high\"} 1");
            peer("two", options).client.disconnect().waitForCompletion();
            api.post("/alarms", "{\"level\":\"low\"}");
            assertThat(peer.next(1)).containsExactly("alarms {\"level\":\"low\"} 1");
        }
    }

    @Test
    void sessionsOutliveTheirConnection() throws Exception {
        MqttConnectionOptions staying = new MqttConnectionOptions();
        staying.setCleanStart(false);
        staying.setSessionExpiryInterval(600L);
        try (MqttPeer first = peer("keeper", staying)) {
            first.subscribe("alarms", 1);
            first.client.disconnect().waitForCompletion();
        }
        api.post("/alarms", "{\"level\":\"low\"}");
        try (MqttPeer second = peer("keeper", staying)) {
            assertThat(second.next(1)).containsExactly("alarms {\"level\":\"low\"} 1");
            try (MqttPeer third = peer("keeper", new MqttConnectionOptions())) {
                assertThat(second.end()).isEqualTo(0x8E);
                assertThat(third.client.isConnected()).isTrue();
                third.publish("alarms", "{\"level\":\"high\"}", 1);
                assertThat(third.received).isEmpty();
            }
        }
    }

    @Test
    void membersOfAGroupTakeTurnsAndPublishersMayBeLeftOut() throws Exception {
        try (MqttPeer one = peer();
                MqttPeer two = peer();
                MqttPeer publisher = peer()) {
            one.subscribe("$share/crew/alarms", 1);
            two.subscribe("$share/crew/alarms", 1);
            MqttSubscription others = new MqttSubscription("alarms", 1);
            others.setNoLocal(true);
            publisher.client.subscribe(others).waitForCompletion();
            for (int turn = 0; turn < 4; turn++) {
                publisher.publish("alarms", "{\"level\":\"low\"}", 1);
            }
            assertThat(one.next(2)).hasSize(2);
            assertThat(two.next(2)).hasSize(2);
            one.subscribe("$share/desk/#", 1);
            two.subscribe("$share/desk/#", 1);
            publisher.subscribe("$share/desk/#", 1);
            // A request and its reply are messages of one commit.
            publisher.publish("registrations", "{\"name\":\"N\"}", 1);
            publisher.publish("registrations", "{\"name\":\"S\"}", 1);
            assertThat(one.next(2))
                    .extracting(message -> message.split(" ")[0])
                    .containsExactly("registrations", "confirmations");
            assertThat(two.next(1)).allMatch(message -> message.startsWith("confirmations"));
            assertThat(publisher.next(1)).allMatch(message -> message.startsWith("registrations"));
            api.post("/alarms", "{\"level\":\"high\"}");
            assertThat(publisher.next(1)).containsExactly("alarms {\"level\":\"high\"} 1");
        }
    }

    @Test
    void sandboxesAreChosenByPropertyOrTopic() throws Exception {
        MqttConnectionOptions blue = new MqttConnectionOptions();
        blue.setUserProperties(List.of(new UserProperty("x-service-sandbox", "blue")));
        try (MqttPeer inside = peer("inside", blue);
                MqttPeer outside = peer()) {
            inside.subscribe("alarms", 1);
            outside.subscribe("__service/sandboxes/blue/alarms", 1);
            outside.subscribe("alarms", 1);
            inside.publish("alarms", "{\"level\":\"high\"}", 1);
            outside.publish("__service/sandboxes/blue/alarms", "{\"level\":\"low\"}", 1);
            assertThat(inside.next(2)).containsExactly("alarms {\"level\":\"high\"} 1", "alarms {\"level\":\"low\"} 1");
            assertThat(outside.next(2)).allMatch(message -> message.startsWith("__service/sandboxes/blue/alarms"));
        }
        assertThat(api.get("/alarms").text()).isEqualTo("[]");
    }

    @Test
    void webSocketsCarryPackets() throws Exception {
        String address = "ws://127.0.0.1:" + api.emulator().port() + "/mqtt";
        try (MqttPeer socket = MqttPeer.open(address, "socket", new MqttConnectionOptions());
                MqttPeer other = peer()) {
            socket.subscribe("notes", 2);
            other.publish("notes", "x".repeat(40), 2);
            assertThat(socket.next(1)).containsExactly("notes " + "x".repeat(40) + " 2");
            assertThat(socket.publish("alarms", "{}", 1)).isEqualTo(PAYLOAD_FORMAT_INVALID);
        }
    }

    @Test
    void aRewindIsAControlMessage() throws Exception {
        try (MqttPeer peer = peer()) {
            peer.subscribe("$SYS/control", 0);
            peer.subscribe("#", 1);
            api.post("/__service/state/reset", "");
            assertThat(peer.next(1).get(0)).startsWith("$SYS/control {\"code\":\"state-replaced\"");
            api.post("/alarms", "{\"level\":\"low\"}");
            assertThat(peer.next(1)).containsExactly("alarms {\"level\":\"low\"} 1");
        }
    }

    @Test
    void aSessionHasAThousandSubscriptions() throws Exception {
        MqttSubscription[] many = new MqttSubscription[1_000];
        Arrays.setAll(many, number -> new MqttSubscription("buoys/" + number + "/readings", 1));
        try (MqttPeer peer = peer()) {
            peer.client.subscribe(many).waitForCompletion();
            peer.publish("buoys/999/readings", "{\"depth\":1}", 1);
            assertThat(peer.next(1)).containsExactly("buoys/999/readings {\"depth\":1} 1");
            assertThatThrownBy(() -> peer.subscribe("alarms", 1)).isInstanceOf(MqttException.class);
        }
    }

    @Test
    void otherPathsStayHttp() throws IOException, InterruptedException {
        assertThat(api.get("/mqtt").status()).isEqualTo(404);
    }
}
