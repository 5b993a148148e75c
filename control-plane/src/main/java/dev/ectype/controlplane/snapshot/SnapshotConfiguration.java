package dev.ectype.controlplane.snapshot;

import dev.ectype.controlplane.platform.content.StreamedBody;
import java.util.regex.Pattern;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Declares the routes with streamed snapshots. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(SnapshotSettings.class)
class SnapshotConfiguration {
    @Bean
    static StreamedBody pushedSnapshots(SnapshotSettings settings) {
        return new StreamedBody("POST", Pattern.compile("/v1/projects/[^/]+/snapshots"), settings.maxSnapshot());
    }
}
