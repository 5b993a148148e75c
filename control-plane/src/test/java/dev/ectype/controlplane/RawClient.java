package dev.ectype.controlplane;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Sends requests byte by byte as a test wrote them, also those that no HTTP library would send. */
public final class RawClient {
    private static final int TIMEOUT_MILLIS = 30_000;

    private final int port;

    public RawClient(URI address) {
        this.port = address.getPort();
    }

    /** Opens a connection for tests that send a request in pieces. */
    public Socket connect() throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setSoTimeout(TIMEOUT_MILLIS);
        socket.setTcpNoDelay(true);
        return socket;
    }

    /** Sends one request on a connection of its own. The target and the headers are written as they are, with {@code Connection: close}. */
    public Response send(String method, String target, List<String> headers, byte[] body) {
        StringBuilder head = new StringBuilder(
                method + " " + target + " HTTP/1.1\r\nHost: 127.0.0.1:" + port + "\r\nConnection: close\r\n");
        headers.forEach(header -> head.append(header).append("\r\n"));
        if (body.length > 0 && headers.stream().noneMatch(RawClient::framesBody)) {
            head.append("Content-Length: ").append(body.length).append("\r\n");
        }
        return send((head + "\r\n").getBytes(ISO_8859_1), body);
    }

    private static boolean framesBody(String header) {
        String name = header.toLowerCase(Locale.ROOT);
        return name.startsWith("content-length:") || name.startsWith("transfer-encoding:");
    }

    private Response send(byte[] head, byte[] body) {
        try (Socket socket = connect()) {
            try {
                socket.getOutputStream().write(head);
                socket.getOutputStream().write(body);
                // A body that is shorter than its header says ends here, and not after the server's time limit.
                socket.shutdownOutput();
            } catch (IOException closed) {
                // The server may answer and close before it has read everything: its response is what counts.
            }
            return Response.read(socket);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /**
     * Holds the bytes that the server sent before it closed the connection.
     *
     * @param status the status; 0 without a response
     * @param headers the headers by lower-case name
     * @param body the body with its framing, so a chunked body contains its chunk sizes
     */
    public record Response(int status, Map<String, String> headers, String body) {
        /** Reads until the server closes the connection. */
        public static Response read(Socket socket) throws IOException {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try {
                socket.getInputStream().transferTo(bytes);
            } catch (java.net.SocketException reset) {
                // The bytes before the reset are the response.
            }
            return parse(bytes.toString(ISO_8859_1));
        }

        private static Response parse(String text) {
            int end = text.indexOf("\r\n\r\n");
            if (end < 0) {
                return new Response(0, Map.of(), text);
            }
            String[] lines = text.substring(0, end).split("\r\n");
            Map<String, String> headers = new TreeMap<>();
            for (int at = 1; at < lines.length; at++) {
                int colon = lines[at].indexOf(':');
                headers.put(
                        lines[at].substring(0, colon).toLowerCase(Locale.ROOT),
                        lines[at].substring(colon + 1).strip());
            }
            return new Response(Integer.parseInt(lines[0].split(" ")[1]), headers, text.substring(end + 4));
        }
    }
}
