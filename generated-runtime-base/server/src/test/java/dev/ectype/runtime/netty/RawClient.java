package dev.ectype.runtime.netty;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;

/** Sends exactly the bytes of a test over a socket. */
public final class RawClient implements AutoCloseable {
    private final Socket socket;
    private final InputStream input;

    public RawClient(int port) throws IOException {
        socket = new Socket("127.0.0.1", port);
        socket.setSoTimeout(5000);
        socket.setTcpNoDelay(true);
        input = socket.getInputStream();
    }

    public RawClient send(String text) throws IOException {
        return send(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    RawClient send(byte[] bytes) throws IOException {
        socket.getOutputStream().write(bytes);
        socket.getOutputStream().flush();
        return this;
    }

    void endOutput() throws IOException {
        socket.shutdownOutput();
    }

    void hangUp() throws IOException {
        socket.close();
    }

    /** Reads one reply with a content-length or without a body. */
    String reply() throws IOException {
        String head = head();
        int at = head.indexOf("content-length: ");
        if (at < 0) {
            return head;
        }
        int length = Integer.parseInt(head.substring(at + 16, head.indexOf('\r', at)));
        return head + new String(input.readNBytes(length), StandardCharsets.UTF_8);
    }

    String head() throws IOException {
        ByteArrayOutputStream head = new ByteArrayOutputStream();
        while (!head.toString(StandardCharsets.ISO_8859_1).endsWith("\r\n\r\n")) {
            int next = input.read();
            if (next < 0) {
                throw new IOException("closed after " + head);
            }
            head.write(next);
        }
        return head.toString(StandardCharsets.ISO_8859_1);
    }

    /** Reads everything until the server closes. */
    public String rest() throws IOException {
        return new String(input.readAllBytes(), StandardCharsets.ISO_8859_1);
    }

    byte[] read(int count) throws IOException {
        return input.readNBytes(count);
    }

    /** Returns true if nothing arrives for a while on the open connection. */
    boolean isSilentFor(int millis) throws IOException {
        socket.setSoTimeout(millis);
        try {
            input.read();
            return false;
        } catch (SocketTimeoutException silent) {
            return true;
        } finally {
            socket.setSoTimeout(5000);
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
