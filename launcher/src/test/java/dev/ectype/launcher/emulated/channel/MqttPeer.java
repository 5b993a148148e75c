package dev.ectype.launcher.emulated.channel;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.eclipse.paho.mqttv5.client.IMqttToken;
import org.eclipse.paho.mqttv5.client.MqttAsyncClient;
import org.eclipse.paho.mqttv5.client.MqttCallback;
import org.eclipse.paho.mqttv5.client.MqttConnectionOptions;
import org.eclipse.paho.mqttv5.client.MqttDisconnectResponse;
import org.eclipse.paho.mqttv5.client.persist.MemoryPersistence;
import org.eclipse.paho.mqttv5.common.MqttException;
import org.eclipse.paho.mqttv5.common.MqttMessage;
import org.eclipse.paho.mqttv5.common.MqttSubscription;
import org.eclipse.paho.mqttv5.common.packet.MqttProperties;

/** A published client of MQTT 5 that notes what it receives. */
final class MqttPeer implements MqttCallback, AutoCloseable {
    private static final long PATIENCE = 10;

    final BlockingQueue<String> received = new LinkedBlockingQueue<>();
    final BlockingQueue<MqttMessage> messages = new LinkedBlockingQueue<>();
    final MqttAsyncClient client;
    private final CountDownLatch over = new CountDownLatch(1);
    private volatile int reason;
    private volatile boolean sessionPresent;

    private MqttPeer(String address, String identifier) throws MqttException {
        client = new MqttAsyncClient(address, identifier, new MemoryPersistence());
        client.setCallback(this);
    }

    /** Connects to a port of this machine. */
    static MqttPeer open(int port) throws MqttException {
        return open("tcp://127.0.0.1:" + port, "", new MqttConnectionOptions());
    }

    static MqttPeer open(String address, String identifier, MqttConnectionOptions options) throws MqttException {
        MqttPeer peer = new MqttPeer(address, identifier);
        IMqttToken connected = peer.client.connect(options);
        connected.waitForCompletion(TimeUnit.SECONDS.toMillis(PATIENCE));
        peer.sessionPresent = connected.getSessionPresent();
        return peer;
    }

    /** Returns whether the server knew the session of the client. */
    boolean isSessionPresent() {
        return sessionPresent;
    }

    /** Subscribes, and returns the reason code of the reply. */
    int subscribe(String filter, int qos) throws MqttException {
        return code(client.subscribe(new MqttSubscription(filter, qos)));
    }

    /** Publishes, and returns the reason code of the reply. */
    int publish(String topic, String payload, int qos, boolean retained, MqttProperties properties)
            throws MqttException {
        byte[] bytes = payload.getBytes(StandardCharsets.UTF_8);
        return code(client.publish(topic, new MqttMessage(bytes, qos, retained, properties)));
    }

    int publish(String topic, String payload, int qos) throws MqttException {
        return publish(topic, payload, qos, false, new MqttProperties());
    }

    private static int code(IMqttToken token) throws MqttException {
        try {
            token.waitForCompletion(TimeUnit.SECONDS.toMillis(PATIENCE));
        } catch (MqttException refused) {
            if (refused.getReasonCode() < 0x80 || refused.getReasonCode() > 0xFF) {
                throw refused;
            }
            return refused.getReasonCode();
        }
        int[] codes = token.getReasonCodes();
        return codes == null || codes.length == 0 ? 0 : codes[0];
    }

    /** The next messages: topic, payload and quality of each. */
    List<String> next(int count) throws InterruptedException {
        String[] next = new String[count];
        for (int at = 0; at < count; at++) {
            next[at] = Objects.requireNonNull(received.poll(PATIENCE, TimeUnit.SECONDS), "a message");
        }
        return List.of(next);
    }

    /** Waits for the end of the connection, and returns its reason code. */
    int end() throws InterruptedException {
        if (!over.await(PATIENCE, TimeUnit.SECONDS)) {
            throw new AssertionError("still connected");
        }
        return reason;
    }

    @Override
    public void messageArrived(String topic, MqttMessage message) {
        messages.add(message);
        received.add(topic + " " + new String(message.getPayload(), StandardCharsets.UTF_8) + " " + message.getQos()
                + (message.isRetained() ? " retained" : ""));
    }

    @Override
    public void disconnected(MqttDisconnectResponse response) {
        reason = response.getReturnCode();
        over.countDown();
    }

    @Override
    public void mqttErrorOccurred(MqttException exception) {
        // The disconnection that follows is noted.
    }

    @Override
    public void deliveryComplete(IMqttToken token) {
        // The token is asked.
    }

    @Override
    public void connectComplete(boolean reconnect, String address) {
        // The token is asked.
    }

    @Override
    public void authPacketArrived(int code, MqttProperties properties) {
        throw new IllegalStateException("the server asked for an authentication");
    }

    @Override
    public void close() {
        try {
            if (client.isConnected()) {
                client.disconnect(0).waitForCompletion(1000);
            }
            client.close(true);
        } catch (MqttException closed) {
            // The server has closed the connection.
        }
    }
}
