package dev.ectype.launcher.determinism;

import dev.ectype.runtime.emulator.sample.SampleRequest;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Sends HTTP/1.1 requests and returns replies as raw bytes. */
final class Http1Client implements AutoCloseable {
    private static final String END = "\r\n\r\n";

    private final int port;
    private Socket socket;
    private InputStream input;

    Http1Client(int port) throws IOException {
        this.port = port;
        socket = connected();
        input = new BufferedInputStream(socket.getInputStream());
    }

    private Socket connected() throws IOException {
        Socket fresh = new Socket("127.0.0.1", port);
        fresh.setTcpNoDelay(true);
        fresh.setSoTimeout(20_000);
        return fresh;
    }

    /** A reply with its unparsed head. */
    record Raw(int status, String head, byte[] body) {}

    Raw send(SampleRequest request) throws IOException {
        socket.getOutputStream().write(bytes(request));
        String head = head();
        Raw raw = new Raw(Integer.parseInt(head.substring(9, 12)), head, body(request, head));
        if (head.toLowerCase(Locale.ROOT).contains("\r\nconnection: close")) {
            close();
            socket = connected();
            input = new BufferedInputStream(socket.getInputStream());
        }
        return raw;
    }

    /** Sends the beginning of a request and closes the connection. */
    static void abort(int port, SampleRequest request) throws IOException {
        byte[] whole = bytes(request);
        try (Socket gone = new Socket("127.0.0.1", port)) {
            gone.getOutputStream().write(whole, 0, whole.length - 1);
        }
    }

    private static byte[] bytes(SampleRequest request) throws IOException {
        byte[] body = request.body() == null ? new byte[0] : request.body();
        StringBuilder head =
                new StringBuilder(request.method() + " " + request.target() + " HTTP/1.1\r\nhost: 127.0.0.1\r\n");
        request.headers()
                .forEach(header -> head.append(header.name())
                        .append(": ")
                        .append(header.value())
                        .append("\r\n"));
        if (request.body() != null) {
            head.append("content-length: ").append(body.length).append("\r\n");
        }
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        whole.write(head.append("\r\n").toString().getBytes(StandardCharsets.ISO_8859_1));
        whole.write(body);
        return whole.toByteArray();
    }

    private String head() throws IOException {
        StringBuilder head = new StringBuilder();
        while (head.length() < END.length() || head.indexOf(END, head.length() - END.length()) < 0) {
            int next = input.read();
            if (next < 0) {
                throw new IOException("closed after " + head);
            }
            head.append((char) next);
        }
        return head.toString();
    }

    private byte[] body(SampleRequest request, String head) throws IOException {
        String fields = head.toLowerCase(Locale.ROOT);
        if (fields.contains("\r\ntransfer-encoding:")) {
            throw new IOException("a reply in pieces: " + head);
        }
        int at = fields.indexOf("\r\ncontent-length: ");
        if (at < 0 || request.method().equals("HEAD") || fields.startsWith("http/1.1 304")) {
            return new byte[0];
        }
        return input.readNBytes(Integer.parseInt(fields.substring(at + 18, fields.indexOf('\r', at + 18))));
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
