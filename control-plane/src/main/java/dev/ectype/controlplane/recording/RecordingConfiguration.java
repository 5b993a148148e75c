package dev.ectype.controlplane.recording;

import dev.ectype.controlplane.platform.content.StreamedBody;
import java.util.regex.Pattern;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Declares the routes that receive recordings as bodies. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(RecordingSettings.class)
class RecordingConfiguration {
    @Bean
    static StreamedBody recordingBody(RecordingSettings settings) {
        return new StreamedBody("POST", Pattern.compile("/v1/projects/[^/]+/recordings"), settings.maxBytes());
    }

    @Bean
    static StreamedBody recordingPartBody(RecordingSettings settings) {
        return new StreamedBody(
                "PATCH", Pattern.compile("/v1/projects/[^/]+/recording-uploads/[^/]+"), settings.maxBytes());
    }
}
