package dev.ectype.controlplane.platform.telemetry;

import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/** Reports each answered request as a log line, a timer and a span. Health probes are logged at debug level. */
@Component
public final class RequestReport extends OncePerRequestFilter {
    private static final Logger LOG = LoggerFactory.getLogger(AccessLine.LOGGER);
    private static final String HEALTH = "/v1/health/";
    private static final int FAULT = 500;

    private final RequestTimers timers;
    private final Tracing tracing;

    RequestReport(RequestTimers timers, Tracing tracing) {
        this.timers = timers;
        this.tracing = tracing;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        Report report = new Report(request, response, tracing.begin(request));
        boolean returned = false;
        try {
            chain.doFilter(request, response);
            returned = true;
        } finally {
            report.span.leave();
            if (request.isAsyncStarted()) {
                request.getAsyncContext().addListener(report);
            } else {
                report.end(returned ? response.getStatus() : FAULT);
            }
        }
    }

    private static void log(Answered answered, @Nullable String requestId, @Nullable String traceId) {
        if (!answered.route().startsWith(HEALTH)) {
            if (LOG.isInfoEnabled()) {
                LOG.info(AccessLine.of(answered, "INFO", requestId, traceId));
            }
        } else if (LOG.isDebugEnabled()) {
            LOG.debug(AccessLine.of(answered, "DEBUG", requestId, traceId));
        }
    }

    /** Holds the report of one request, which is made once, even if another thread completes the response. */
    private final class Report implements AsyncListener {
        private final HttpServletRequest request;
        private final HttpServletResponse response;
        private final Tracing.Begun span;
        private final @Nullable String requestId = MDC.get("requestId");
        private final long began = System.nanoTime();
        private final AtomicBoolean ended = new AtomicBoolean();

        Report(HttpServletRequest request, HttpServletResponse response, Tracing.Begun span) {
            this.request = request;
            this.response = response;
            this.span = span;
        }

        void end(int status) {
            if (ended.compareAndSet(false, true)) {
                Answered answered = Answered.of(request, status, System.nanoTime() - began);
                timers.record(answered);
                span.end(answered);
                log(answered, requestId, span.traceId());
            }
        }

        @Override
        public void onComplete(AsyncEvent event) {
            end(response.getStatus());
        }

        @Override
        public void onTimeout(AsyncEvent event) {
            end(FAULT);
        }

        @Override
        public void onError(AsyncEvent event) {
            end(FAULT);
        }

        @Override
        public void onStartAsync(AsyncEvent event) {
            event.getAsyncContext().addListener(this);
        }
    }
}
