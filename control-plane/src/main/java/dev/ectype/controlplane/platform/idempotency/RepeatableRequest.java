package dev.ectype.controlplane.platform.idempotency;

import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/** Buffers the body of a request, so that it can be hashed and read again. */
final class RepeatableRequest extends HttpServletRequestWrapper {
    private final byte[] body;

    RepeatableRequest(HttpServletRequest request) throws IOException {
        super(request);
        this.body = request.getInputStream().readAllBytes();
    }

    /** Returns the fingerprint of the request; for a streamed body, its hash suffices. */
    static byte[] fingerprint(HttpServletRequest request, byte[] content) {
        String query = request.getQueryString() == null ? "" : request.getQueryString();
        return Fingerprint.of(content, request.getMethod(), request.getRequestURI(), query);
    }

    byte[] fingerprint() {
        return fingerprint(this, body);
    }

    @Override
    public ServletInputStream getInputStream() {
        ByteArrayInputStream source = new ByteArrayInputStream(body);
        return new ServletInputStream() {
            @Override
            public int read() {
                return source.read();
            }

            @Override
            public int read(byte[] into, int from, int length) {
                return source.read(into, from, length);
            }

            @Override
            public boolean isFinished() {
                return source.available() == 0;
            }

            @Override
            public boolean isReady() {
                return true;
            }

            @Override
            public void setReadListener(ReadListener listener) {
                throw new UnsupportedOperationException("The body was already read.");
            }
        };
    }

    @Override
    public BufferedReader getReader() {
        return new BufferedReader(new InputStreamReader(getInputStream(), StandardCharsets.UTF_8));
    }
}
