package dev.ectype.controlplane.platform.web;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Answers requests that are rejected before their body was read, and discards the body without a thread. It closes connections with long
 * bodies later, because an immediate close could reset the connection before the client reads the response (RFC 9112, section 9.6).
 */
public final class UnreadBodies extends OncePerRequestFilter {
    private static final Duration MOST_TIME = Duration.ofSeconds(5);
    private static final long MOST_BYTES = 2L * 1024 * 1024;
    private static final int PIECE = 8 * 1024;

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        chain.doFilter(request, response);
        if (BodyLimit.hasBody(request) && !request.isAsyncStarted()) {
            ServletInputStream body = request.getInputStream();
            if (!body.isFinished() && !arrivedWhole(request, body)) {
                discard(request, response, body);
            }
        }
    }

    /** Reads a body that arrived together with its headers, so that the connection can be reused. */
    private static boolean arrivedWhole(HttpServletRequest request, ServletInputStream body) throws IOException {
        // The available bytes of a chunk say nothing about the next chunk, and reading it could block.
        while (request.getContentLengthLong() > 0 && body.available() > 0) {
            body.skipNBytes(body.available());
        }
        return body.isFinished();
    }

    private static void discard(HttpServletRequest request, HttpServletResponse response, ServletInputStream body)
            throws IOException {
        AsyncContext context = request.startAsync();
        Discarding discarding = new Discarding(body, context);
        context.setTimeout(MOST_TIME.toMillis());
        context.addListener(discarding);
        end(response);
        body.setReadListener(discarding);
    }

    private static void end(HttpServletResponse response) throws IOException {
        try {
            response.getOutputStream().close();
        } catch (IllegalStateException written) {
            response.getWriter().close();
        }
    }

    /** Discards bytes until the end of the body or a limit of time or size. */
    private static final class Discarding implements ReadListener, AsyncListener {
        private final ServletInputStream body;
        private final AsyncContext context;
        private final AtomicBoolean completed = new AtomicBoolean();
        private final byte[] piece = new byte[PIECE];
        private long count;

        Discarding(ServletInputStream body, AsyncContext context) {
            this.body = body;
            this.context = context;
        }

        @Override
        public void onDataAvailable() throws IOException {
            while (body.isReady() && !body.isFinished()) {
                int read = body.read(piece);
                if (read < 0) {
                    return;
                }
                count += read;
                if (count > MOST_BYTES) {
                    complete();
                    return;
                }
            }
        }

        private void complete() {
            if (completed.compareAndSet(false, true)) {
                context.complete();
            }
        }

        @Override
        public void onAllDataRead() {
            complete();
        }

        @Override
        public void onError(Throwable closed) {
            complete();
        }

        @Override
        public void onTimeout(AsyncEvent event) {
            complete();
        }

        @Override
        public void onError(AsyncEvent event) {
            complete();
        }

        @Override
        public void onComplete(AsyncEvent event) {}

        @Override
        public void onStartAsync(AsyncEvent event) {}
    }
}
