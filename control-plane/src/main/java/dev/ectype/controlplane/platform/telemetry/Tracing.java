package dev.ectype.controlplane.platform.telemetry;

import dev.ectype.controlplane.platform.problem.RequestRoute;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanKind;
import io.opentelemetry.api.trace.StatusCode;
import io.opentelemetry.api.trace.Tracer;
import io.opentelemetry.context.Context;
import io.opentelemetry.context.propagation.TextMapGetter;
import io.opentelemetry.sdk.OpenTelemetrySdk;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Collections;
import org.jspecify.annotations.Nullable;
import org.slf4j.MDC;

/** Creates a span for each request if a collector is configured. */
class Tracing implements AutoCloseable {
    private static final Begun NOTHING = new Begun();

    /** Creates no spans. */
    static Tracing none() {
        return new Tracing();
    }

    /** Sends spans to a collector. */
    static Tracing into(OpenTelemetrySdk telemetry) {
        return new Collected(telemetry);
    }

    Begun begin(HttpServletRequest request) {
        return NOTHING;
    }

    @Override
    public void close() {
        // There is nothing to send.
    }

    /** Represents an open span, if tracing is enabled. */
    static class Begun {
        @Nullable
        String traceId() {
            return null;
        }

        /** Removes the span from this thread. */
        void leave() {
            // There is none.
        }

        void end(Answered answered) {
            // There is none.
        }
    }

    private static final class Collected extends Tracing {
        private final OpenTelemetrySdk telemetry;
        private final Tracer tracer;

        Collected(OpenTelemetrySdk telemetry) {
            this.telemetry = telemetry;
            this.tracer = telemetry.getTracer("dev.ectype.controlplane");
        }

        @Override
        Begun begin(HttpServletRequest request) {
            Context parent =
                    telemetry.getPropagators().getTextMapPropagator().extract(Context.root(), request, new Headers());
            Span span = tracer.spanBuilder(RequestRoute.of(request).method())
                    .setParent(parent)
                    .setSpanKind(SpanKind.SERVER)
                    .startSpan();
            MDC.put("traceId", span.getSpanContext().getTraceId());
            return new BegunSpan(span);
        }

        /** Sends the remaining spans. */
        @Override
        public void close() {
            telemetry.close();
        }
    }

    private static final class BegunSpan extends Begun {
        private final Span span;

        BegunSpan(Span span) {
            this.span = span;
        }

        @Override
        String traceId() {
            return span.getSpanContext().getTraceId();
        }

        @Override
        void leave() {
            MDC.remove("traceId");
        }

        @Override
        void end(Answered answered) {
            span.updateName(answered.method() + " " + answered.route())
                    .setAttribute("http.request.method", answered.method())
                    .setAttribute("http.route", answered.route())
                    .setAttribute("http.response.status_code", answered.status());
            if (answered.status() >= 500) {
                span.setStatus(StatusCode.ERROR);
            }
            span.end();
        }
    }

    private static final class Headers implements TextMapGetter<HttpServletRequest> {
        @Override
        public Iterable<String> keys(HttpServletRequest request) {
            return Collections.list(request.getHeaderNames());
        }

        @Override
        public @Nullable String get(@Nullable HttpServletRequest request, String name) {
            return request == null ? null : request.getHeader(name);
        }
    }
}
