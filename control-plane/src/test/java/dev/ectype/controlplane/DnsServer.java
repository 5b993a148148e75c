package dev.ectype.controlplane;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A DNS server on the loopback address that knows the TXT records which tests set, and no other name. */
public final class DnsServer implements AutoCloseable {
    private static final int HEADER = 12;
    private static final int ANSWER = 0x8180;
    private static final int NO_SUCH_NAME = 0x8183;
    private static final int FAILURE = 0x8182;
    private static final int TXT = 16;

    private final DatagramSocket socket;
    private final Map<String, List<String>> records = new ConcurrentHashMap<>();
    private volatile boolean failing;

    public DnsServer() {
        try {
            socket = new DatagramSocket(0, InetAddress.getLoopbackAddress());
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        Thread serving = new Thread(this::serve, "dns");
        serving.setDaemon(true);
        serving.start();
    }

    public URI address() {
        return URI.create("dns://127.0.0.1:" + socket.getLocalPort());
    }

    /** Sets the TXT records of a name. */
    public void set(String name, String... values) {
        records.put(name.toLowerCase(Locale.ROOT), List.of(values));
    }

    /** From now on every question is answered SERVFAIL. */
    public void fail() {
        failing = true;
    }

    /** From now on no question is answered. */
    public void stop() {
        socket.close();
    }

    private void serve() {
        byte[] buffer = new byte[4096];
        while (!socket.isClosed()) {
            try {
                DatagramPacket request = new DatagramPacket(buffer, buffer.length);
                socket.receive(request);
                byte[] answer = answer(Arrays.copyOf(buffer, request.getLength()));
                socket.send(new DatagramPacket(answer, answer.length, request.getSocketAddress()));
            } catch (IOException closed) {
                return;
            }
        }
    }

    /** The question again, and a TXT record for each value of its name. */
    private byte[] answer(byte[] question) throws IOException {
        StringBuilder name = new StringBuilder();
        int at = HEADER;
        while (question[at] != 0) {
            name.append(name.length() == 0 ? "" : ".")
                    .append(new String(question, at + 1, question[at], StandardCharsets.US_ASCII));
            at += question[at] + 1;
        }
        int end = at + 5;
        List<String> values = records.get(name.toString().toLowerCase(Locale.ROOT));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.write(question, 0, 2);
        out.writeShort(failing ? FAILURE : values == null ? NO_SUCH_NAME : ANSWER);
        out.writeShort(1);
        out.writeShort(failing || values == null ? 0 : values.size());
        out.writeInt(0);
        out.write(question, HEADER, end - HEADER);
        for (String value : failing || values == null ? List.<String>of() : values) {
            out.writeShort(0xc000 | HEADER);
            out.writeShort(TXT);
            out.writeShort(1);
            out.writeInt(0);
            out.writeShort(value.length() + 1);
            out.writeByte(value.length());
            out.writeBytes(value);
        }
        return bytes.toByteArray();
    }

    @Override
    public void close() {
        stop();
    }
}
