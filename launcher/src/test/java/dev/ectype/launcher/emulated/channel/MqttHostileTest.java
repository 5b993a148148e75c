package dev.ectype.launcher.emulated.channel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import org.eclipse.paho.client.mqttv3.MqttClient;
import org.eclipse.paho.client.mqttv3.MqttConnectOptions;
import org.eclipse.paho.client.mqttv3.MqttException;
import org.eclipse.paho.client.mqttv3.MqttMessage;
import org.eclipse.paho.client.mqttv3.persist.MemoryPersistence;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sends packets that no client should send, and exchanges messages with older clients. */
@Timeout(60)
final class MqttHostileTest {
    private static final Path DESCRIPTION = Path.of("src/test/resources/asyncapi/buoys.yaml");
    /** A CONNECT of version 3.1.1 by the client "a". */
    private static final String CONNECT = "100d00044d5154540402000a000161";
    /** A CONNECT of version 5 by the client "a". */
    private static final String CONNECT_5 = "100e00044d5154540502000a00000161";

    private ServedDescription api;

    @BeforeEach
    void open() {
        api = ServedDescription.withMqtt(DESCRIPTION);
    }

    @AfterEach
    void close() {
        api.close();
    }

    @ParameterizedTest
    @CsvSource({
        // What is sent, and what the server answers before it closes.
        "474554202f20485454502f312e310d0a0d0a, ''",
        "c000, ''",
        "100d00044d5154540902000a000161, 20020001",
        "100c00044d5154540400000a0000, 20020002",
        CONNECT + CONNECT + ", 20020000",
        CONNECT_5 + CONNECT_5 + ", 2003000000e0",
        CONNECT + "8206000100012b0003, 20020000",
        CONNECT_5 + "36020000, 2003000000e0",
        CONNECT + "f000, 20020000",
        CONNECT_5 + "8003000100, 2003000000e0",
    })
    void malformedPacketsEndOnlyTheirConnection(String sent, String answer) throws IOException {
        try (Socket good = new Socket("127.0.0.1", api.mqttPort())) {
            good.getOutputStream().write(HexFormat.of().parseHex(CONNECT.replace("000161", "000162")));
            assertThat(read(good, 4)).isEqualTo("20020000");
            try (Socket socket = new Socket("127.0.0.1", api.mqttPort())) {
                socket.setSoTimeout(20_000);
                socket.getOutputStream().write(HexFormat.of().parseHex(sent));
                socket.shutdownOutput();
                String all = HexFormat.of().formatHex(socket.getInputStream().readAllBytes());
                assertThat(all).startsWith(answer);
                assertThat(answer.isEmpty()).isEqualTo(all.isEmpty());
            }
            good.getOutputStream().write(HexFormat.of().parseHex("c000"));
            assertThat(read(good, 2)).isEqualTo("d000");
        }
    }

    private static String read(Socket socket, int bytes) throws IOException {
        socket.setSoTimeout(20_000);
        return HexFormat.of().formatHex(socket.getInputStream().readNBytes(bytes));
    }

    @Test
    void version3ExchangesMessagesAndEndsAfterThreeInvalidOnes()
            throws MqttException, IOException, InterruptedException {
        MqttClient client = new MqttClient("tcp://127.0.0.1:" + api.mqttPort(), "old", new MemoryPersistence());
        MqttConnectOptions options = new MqttConnectOptions();
        options.setMqttVersion(MqttConnectOptions.MQTT_VERSION_3_1_1);
        options.setCleanSession(false);
        client.connect(options);
        var received = new java.util.concurrent.LinkedBlockingQueue<String>();
        client.subscribe("buoys/+/readings", 2, (topic, message) -> received.add(topic + " " + message));
        for (int depth = 0; depth < 3; depth++) {
            client.publish(
                    "buoys/1/readings", ("{\"depth\":" + depth + "}").getBytes(StandardCharsets.UTF_8), depth, false);
        }
        assertThat(List.of(received.take(), received.take(), received.take()))
                .containsExactly(
                        "buoys/1/readings {\"depth\":0}",
                        "buoys/1/readings {\"depth\":1}",
                        "buoys/1/readings {\"depth\":2}");
        client.disconnect();
        api.post("/buoys/2/readings", "{\"depth\":9}");
        client.setCallback(null);
        client.connect(options);
        client.subscribe("alarms", 1, (topic, message) -> received.add(topic + " " + message));
        for (int attempt = 0; attempt < 3; attempt++) {
            client.getTopic("alarms").publish(new MqttMessage("{}".getBytes(StandardCharsets.UTF_8)));
        }
        for (int wait = 0; client.isConnected() && wait < 200; wait++) {
            Thread.sleep(50);
        }
        assertThat(client.isConnected()).isFalse();
        client.close(true);
    }
}
