package dev.ectype.controlplane.platform.web;

import dev.ectype.controlplane.platform.content.ContentLimit;
import dev.ectype.controlplane.platform.content.StreamedBodies;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import dev.ectype.controlplane.platform.problem.ProblemWriter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.springframework.web.filter.OncePerRequestFilter;

/** Ends requests whose body is larger than a body of JSON may be, or a streamed one of its route, whether they say so beforehand or not. */
public final class BodyLimit extends OncePerRequestFilter {
    private final long usual;
    private final long unasked;
    private final StreamedBodies streamed;
    private final ProblemWriter problems;

    public BodyLimit(long usual, StreamedBodies streamed, ProblemWriter problems) {
        this.usual = usual;
        this.unasked = streamed.leastLimit(usual);
        this.streamed = streamed;
        this.problems = problems;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        long length = request.getContentLengthLong();
        boolean known = length >= 0 || request.getHeader("Transfer-Encoding") == null;
        if (known && length <= unasked) {
            chain.doFilter(request, response);
            return;
        }
        long limit = streamed.limit(request).orElse(usual);
        if (length > limit) {
            response.setHeader("Connection", "close");
            problems.write(tooLarge(limit), request, response);
        } else {
            chain.doFilter(known ? request : new Counted(request, limit), response);
        }
    }

    private static ServiceException tooLarge(long limit) {
        return new ServiceException(
                        ErrorCode.PAYLOAD_TOO_LARGE, "The body is larger than " + limit + " bytes; send less at once.")
                .with("limit", limit);
    }

    /** A request of unknown length, which ends when it has become too long. */
    private static final class Counted extends HttpServletRequestWrapper {
        private final long limit;

        Counted(HttpServletRequest request, long limit) {
            super(request);
            this.limit = limit;
        }

        @Override
        public ServletInputStream getInputStream() throws IOException {
            return new CountedStream(super.getInputStream(), limit);
        }

        @Override
        public BufferedReader getReader() throws IOException {
            return new BufferedReader(new InputStreamReader(getInputStream(), StandardCharsets.UTF_8));
        }
    }

    private static final class CountedStream extends ServletInputStream {
        private final ServletInputStream source;
        private final ContentLimit counted;

        CountedStream(ServletInputStream source, long limit) {
            this.source = source;
            this.counted = new ContentLimit(source, limit, BodyLimit::tooLarge);
        }

        @Override
        public int read() throws IOException {
            return counted.read();
        }

        @Override
        public int read(byte[] into, int from, int length) throws IOException {
            return counted.read(into, from, length);
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
