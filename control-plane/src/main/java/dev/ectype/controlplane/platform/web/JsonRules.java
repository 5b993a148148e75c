package dev.ectype.controlplane.platform.web;

import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.Locale;
import org.springframework.boot.jackson.autoconfigure.JsonMapperBuilderCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;
import tools.jackson.databind.type.LogicalType;

/** Reads JSON as it is described and no other: what is guessed for one client, another relies on. */
@Configuration(proxyBeanMethods = false)
class JsonRules {
    @Bean
    static JsonMapperBuilderCustomizer strict() {
        return mapper -> mapper.enable(
                        DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                        DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
                        DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .enable(EnumFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
                .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .withCoercionConfig(
                        LogicalType.Textual,
                        config -> config.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                                .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
                                .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail));
    }

    /** Times have three digits after the second, also where these are zeros: texts of the same form sort as times do. */
    @Bean
    static JsonMapperBuilderCustomizer timesInJson() {
        return mapper -> mapper.addModule(new SimpleModule("times").addSerializer(Instant.class, new TimeText()));
    }

    private static final class TimeText extends StdSerializer<Instant> {
        private static final DateTimeFormatter MILLIS =
                new DateTimeFormatterBuilder().appendInstant(3).toFormatter(Locale.ROOT);
        private static final int NANOS = 1_000_000;

        TimeText() {
            super(Instant.class);
        }

        @Override
        public void serialize(Instant time, JsonGenerator json, SerializationContext context) {
            json.writeString(time.getNano() % NANOS == 0 ? MILLIS.format(time) : time.toString());
        }
    }
}
