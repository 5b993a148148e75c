package dev.ectype.controlplane;

import dev.ectype.controlplane.platform.Settings;
import dev.ectype.controlplane.platform.telemetry.RequestReport;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.micrometer.observation.autoconfigure.ObservationAutoConfiguration;
import org.springframework.boot.security.autoconfigure.UserDetailsServiceAutoConfiguration;
import org.springframework.boot.webmvc.autoconfigure.error.ErrorMvcAutoConfiguration;

/**
 * Configures the service. {@link RequestReport} logs the requests; the observation of every filter by the frameworks would take a third of
 * a request.
 */
@SpringBootApplication(
        exclude = {
            UserDetailsServiceAutoConfiguration.class,
            ObservationAutoConfiguration.class,
            // Tomcat's own valve answers requests that reach no route.
            ErrorMvcAutoConfiguration.class
        },
        // The service only uses the script of that jar and serves it below /docs.
        excludeName = "com.scalar.maven.webjar.ScalarAutoConfiguration")
@EnableConfigurationProperties(Settings.class)
public class ControlPlaneApplication {}
