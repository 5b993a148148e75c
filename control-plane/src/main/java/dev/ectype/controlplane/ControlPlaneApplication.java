package dev.ectype.controlplane;

import dev.ectype.controlplane.platform.Settings;
import dev.ectype.controlplane.platform.telemetry.RequestReport;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.micrometer.observation.autoconfigure.ObservationAutoConfiguration;
import org.springframework.boot.security.autoconfigure.UserDetailsServiceAutoConfiguration;
import org.springframework.boot.webmvc.autoconfigure.error.ErrorMvcAutoConfiguration;

/**
 * The service, put together. Requests are told of by {@link RequestReport}; what the frameworks would observe of each of their filters
 * besides cost a third of a request.
 */
@SpringBootApplication(
        exclude = {
            UserDetailsServiceAutoConfiguration.class,
            ObservationAutoConfiguration.class,
            // Tomcat's own valve answers what no route does.
            ErrorMvcAutoConfiguration.class
        },
        // Of that jar the service takes the script alone, which it serves below /docs.
        excludeName = "com.scalar.maven.webjar.ScalarAutoConfiguration")
@EnableConfigurationProperties(Settings.class)
public class ControlPlaneApplication {}
