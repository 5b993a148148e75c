package dev.ectype.controlplane.platform.telemetry;

import dev.ectype.controlplane.platform.Settings;
import dev.ectype.controlplane.platform.health.Readiness;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import io.opentelemetry.sdk.autoconfigure.AutoConfiguredOpenTelemetrySdk;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.env.Environment;
import tools.jackson.databind.json.JsonMapper;

/** Configures metrics and traces if the operator enables them. */
@Configuration(proxyBeanMethods = false)
class TelemetryConfiguration {
    private static final String ENDPOINT = "otel.exporter.otlp.endpoint";
    private static final String TRACES_ENDPOINT = "otel.exporter.otlp.traces.endpoint";

    @Bean
    @ConditionalOnProperty("ectype.metrics-port")
    static PrometheusMeterRegistry prometheus() {
        return new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    }

    @Bean
    @ConditionalOnProperty("ectype.metrics-port")
    static ManagementServer managementServer(
            Settings settings, PrometheusMeterRegistry meters, Readiness readiness, JsonMapper json) {
        return new ManagementServer(settings, meters, readiness, json);
    }

    /** Reads the standard variables of OpenTelemetry; traces require the variable of a collector. */
    @Bean
    static Tracing tracing(Environment environment) {
        String endpoint = text(environment, ENDPOINT);
        String traces = text(environment, TRACES_ENDPOINT);
        if (endpoint == null && traces == null) {
            return Tracing.none();
        }
        return Tracing.into(AutoConfiguredOpenTelemetrySdk.builder()
                .disableShutdownHook()
                .addPropertiesSupplier(() -> Map.of(
                        "otel.service.name", "ectype-control-plane",
                        "otel.propagators", "tracecontext",
                        "otel.metrics.exporter", "none",
                        "otel.logs.exporter", "none",
                        "otel.exporter.otlp.protocol", "http/protobuf"))
                .addPropertiesSupplier(() ->
                        traces == null ? Map.of(ENDPOINT, String.valueOf(endpoint)) : Map.of(TRACES_ENDPOINT, traces))
                .build()
                .getOpenTelemetrySdk());
    }

    private static @Nullable String text(Environment environment, String name) {
        String value = environment.getProperty(name);
        return value == null || value.isBlank() ? null : value;
    }
}
