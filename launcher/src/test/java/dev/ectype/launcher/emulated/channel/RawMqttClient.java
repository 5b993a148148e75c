package dev.ectype.launcher.emulated.channel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/** Exchanges the bytes of packets, in hexadecimal digits, because published clients acknowledge and answer by themselves. */
final class RawMqttClient implements AutoCloseable {
    private static final HexFormat HEX = HexFormat.of();
    private static final int PATIENCE = 20_000;

    private final Socket socket;

    private RawMqttClient(Socket socket) {
        this.socket = socket;
    }

    static RawMqttClient open(int port) throws IOException {
        Socket socket = new Socket("127.0.0.1", port);
        socket.setSoTimeout(PATIENCE);
        return new RawMqttClient(socket);
    }

    static String hex(String text) {
        return HEX.formatHex(text.getBytes(StandardCharsets.UTF_8));
    }

    void send(String bytes) throws IOException {
        socket.getOutputStream().write(HEX.parseHex(bytes));
    }

    /** Returns the next bytes. */
    String next(int count) throws IOException {
        return HEX.formatHex(socket.getInputStream().readNBytes(count));
    }

    /** Reads as many bytes as are expected, and compares them. */
    void expect(String bytes) throws IOException {
        assertThat(next(bytes.length() / 2)).isEqualTo(bytes);
    }

    /** Returns all bytes until the server closes the connection. */
    String rest() throws IOException {
        return HEX.formatHex(socket.getInputStream().readAllBytes());
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
