package dev.ectype.launcher.emulated.channel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.eclipse.paho.mqttv5.client.MqttConnectionOptions;
import org.eclipse.paho.mqttv5.common.MqttException;
import org.eclipse.paho.mqttv5.common.MqttMessage;
import org.eclipse.paho.mqttv5.common.packet.MqttProperties;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Applies the limits that clients and messages of MQTT 5 state: times, numbers and sizes. */
@Timeout(60)
final class MqttLimitsTest {
    private static final Path DESCRIPTION = Path.of("src/test/resources/asyncapi/buoys.yaml");
    private static final String HIGH = "{\"level\":\"high\"}";
    private static final String LOW = "{\"level\":\"low\"}";

    private ServedDescription api;

    @BeforeEach
    void open() {
        api = ServedDescription.withMqtt(DESCRIPTION);
    }

    @AfterEach
    void close() {
        api.close();
    }

    private MqttPeer peer(String identifier, MqttConnectionOptions options) throws MqttException {
        return MqttPeer.open("tcp://127.0.0.1:" + api.mqttPort(), identifier, options);
    }

    /** Returns options with which a session waits for its client. */
    private static MqttConnectionOptions staying(long seconds) {
        MqttConnectionOptions options = new MqttConnectionOptions();
        options.setCleanStart(false);
        options.setSessionExpiryInterval(seconds);
        return options;
    }

    private static MqttConnectionOptions dying(long delay) {
        MqttConnectionOptions options = staying(600);
        options.setWill("alarms", new MqttMessage(HIGH.getBytes(StandardCharsets.UTF_8), 1, false, null));
        MqttProperties will = options.getWillMessageProperties();
        will.setWillDelayInterval(delay);
        return options;
    }

    @Test
    void aWillWaitsForItsDelayUnlessTheClientReturns() throws Exception {
        try (MqttPeer watcher = MqttPeer.open(api.mqttPort())) {
            watcher.subscribe("alarms", 1);
            peer("late", dying(2)).client.disconnectForcibly(0, 0, false);
            peer("back", dying(2)).client.disconnectForcibly(0, 0, false);
            try (MqttPeer returned = peer("back", staying(600))) {
                api.post("/alarms", LOW);
                assertThat(watcher.next(2)).containsExactly("alarms " + LOW + " 1", "alarms " + HIGH + " 1");
                returned.publish("alarms", LOW, 1);
                assertThat(watcher.next(1)).containsExactly("alarms " + LOW + " 1");
                assertThat(watcher.received).isEmpty();
            }
        }
    }

    @Test
    void aWillIsPublishedAtTheEndOfItsSession() throws Exception {
        try (MqttPeer watcher = MqttPeer.open(api.mqttPort())) {
            watcher.subscribe("alarms", 1);
            MqttConnectionOptions options = dying(600);
            options.setSessionExpiryInterval(1L);
            peer("gone", options).client.disconnectForcibly(0, 0, false);
            assertThat(watcher.next(1)).containsExactly("alarms " + HIGH + " 1");
        }
    }

    @Test
    void aSessionEndsAfterItsExpiry() throws Exception {
        try (MqttPeer peer = peer("brief", staying(1))) {
            peer.subscribe("alarms", 1);
        }
        assertThat(isPresent("brief")).isTrue();
        Thread.sleep(1_600);
        assertThat(isPresent("brief")).isFalse();
    }

    /** Connects and leaves again, and returns whether the server knew the session. */
    private boolean isPresent(String identifier) throws MqttException {
        try (MqttPeer peer = MqttPeer.open("tcp://127.0.0.1:" + api.mqttPort(), identifier, staying(1))) {
            return peer.isSessionPresent();
        }
    }

    @Test
    void expiredMessagesAreNotDelivered() throws Exception {
        try (MqttPeer peer = peer("sleeper", staying(600))) {
            peer.subscribe("alarms", 1);
        }
        MqttProperties brief = new MqttProperties();
        brief.setMessageExpiryInterval(1L);
        MqttProperties lasting = new MqttProperties();
        lasting.setMessageExpiryInterval(600L);
        try (MqttPeer publisher = MqttPeer.open(api.mqttPort())) {
            publisher.publish("alarms", HIGH, 1, false, brief);
            publisher.publish("alarms", LOW, 1, false, lasting);
        }
        Thread.sleep(1_200);
        try (MqttPeer peer = peer("sleeper", staying(600))) {
            assertThat(peer.next(1)).containsExactly("alarms " + LOW + " 1");
            assertThat(peer.messages.remove().getProperties().getMessageExpiryInterval())
                    .isBetween(1L, 599L);
            assertThat(peer.received).isEmpty();
        }
    }

    @Test
    void aRetainedMessageExpiresByTheClockOfTheEmulator() throws Exception {
        MqttProperties brief = new MqttProperties();
        brief.setMessageExpiryInterval(60L);
        try (MqttPeer publisher = MqttPeer.open(api.mqttPort())) {
            publisher.publish("alarms", HIGH, 1, true, brief);
            try (MqttPeer early = MqttPeer.open(api.mqttPort())) {
                early.subscribe("alarms", 1);
                assertThat(early.next(1)).containsExactly("alarms " + HIGH + " 1 retained");
            }
            assertThat(api.post("/__service/clock", "{\"advance\":\"PT2M\"}").status())
                    .isEqualTo(200);
            try (MqttPeer late = MqttPeer.open(api.mqttPort())) {
                late.subscribe("alarms", 1);
                publisher.publish("alarms", LOW, 1);
                assertThat(late.next(1)).containsExactly("alarms " + LOW + " 1");
            }
        }
    }

    @Test
    void unacknowledgedMessagesAreAtMostTheReceiveMaximum() throws Exception {
        try (RawMqttClient client = RawMqttClient.open(api.mqttPort())) {
            // Receive maximum 1 (0x21), and a subscription of quality 1.
            client.send("101100044d51545405020000032100010001" + "61");
            client.expect("2003000000");
            client.send("820c0001000006616c61726d7301");
            client.expect("90040001" + "0001");
            api.post("/alarms", HIGH);
            api.post("/alarms", LOW);
            client.expect(publication(1, HIGH));
            client.send("c000");
            client.expect("d000");
            client.send("40020001");
            client.expect(publication(2, LOW));
        }
    }

    @Test
    void packetsThatAreTooLargeForAClientCountAsDelivered() throws Exception {
        try (RawMqttClient client = RawMqttClient.open(api.mqttPort())) {
            // Maximum packet size 60 (0x27).
            client.send("101300044d515454050200000527" + "0000003c" + "000161");
            client.expect("2003000000");
            client.send("820b000100" + "00056e6f74657301");
            client.expect("90040001" + "0001");
            api.send("POST", "/notes", "text/plain", "x".repeat(40));
            api.send("POST", "/notes", "text/plain", "short");
            String expected = client.next(4);
            assertThat(expected).isEqualTo("320f0005");
            client.expect(RawMqttClient.hex("notes") + "0002" + "00" + RawMqttClient.hex("short"));
        }
    }

    @Test
    void aSilentClientIsDisconnected() throws Exception {
        try (RawMqttClient client = RawMqttClient.open(api.mqttPort())) {
            // A keep-alive interval of one second.
            client.send("100e00044d51545405020001" + "00" + "000161");
            client.expect("2003000000");
            assertThat(client.rest()).startsWith("e0").contains("8d");
        }
    }

    private static String publication(int packet, String payload) {
        String body = "0006" + RawMqttClient.hex("alarms") + String.format("%04x", packet) + "00"
                + RawMqttClient.hex(payload);
        return "32" + String.format("%02x", body.length() / 2) + body;
    }
}
