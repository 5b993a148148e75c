package dev.ectype.controlplane.platform.web;

import dev.ectype.controlplane.platform.content.CheckedStream;
import dev.ectype.controlplane.platform.content.ContentLimit;
import dev.ectype.controlplane.platform.content.PacedStream;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/** Ends a request body that becomes too long or arrives too slowly. */
final class LimitedBody extends HttpServletRequestWrapper {
    private final long limit;
    private final Runnable check;
    private final Runnable whenRead;
    private final AtomicBoolean ended = new AtomicBoolean();
    private @Nullable ServletInputStream body;

    /**
     * @param check the check after each read, which throws an exception to end the body
     * @param whenRead the action that runs once, after the whole body is read or when the request ends
     */
    LimitedBody(HttpServletRequest request, long limit, Runnable check, Runnable whenRead) {
        super(request);
        this.limit = limit;
        this.check = check;
        this.whenRead = whenRead;
    }

    static ServiceException tooLarge(long limit) {
        return new ServiceException(
                        ErrorCode.PAYLOAD_TOO_LARGE, "The body is larger than " + limit + " bytes; send less at once.")
                .with("limit", limit);
    }

    void end() {
        if (ended.compareAndSet(false, true)) {
            whenRead.run();
        }
    }

    @Override
    public ServletInputStream getInputStream() throws IOException {
        if (body == null) {
            body = new Stream(super.getInputStream());
        }
        return body;
    }

    @Override
    public BufferedReader getReader() throws IOException {
        return new BufferedReader(new InputStreamReader(getInputStream(), StandardCharsets.UTF_8));
    }

    private final class Stream extends ServletInputStream {
        private final ServletInputStream source;
        private final InputStream limited;

        Stream(ServletInputStream source) {
            this.source = source;
            this.limited = new ContentLimit(
                    new CheckedStream(new PacedStream(source, System::nanoTime), check), limit, LimitedBody::tooLarge);
        }

        @Override
        public int read() throws IOException {
            int next = limited.read();
            endAfter(next);
            return next;
        }

        @Override
        public int read(byte[] into, int from, int length) throws IOException {
            int count = limited.read(into, from, length);
            endAfter(count);
            return count;
        }

        private void endAfter(int read) {
            if (read < 0) {
                end();
            }
        }

        @Override
        public boolean isFinished() {
            return source.isFinished();
        }

        @Override
        public boolean isReady() {
            return source.isReady();
        }

        @Override
        public void setReadListener(ReadListener listener) {
            source.setReadListener(listener);
        }
    }
}
