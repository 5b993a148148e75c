package dev.ectype.controlplane;

import dev.ectype.controlplane.platform.Settings;
import dev.ectype.controlplane.platform.telemetry.RequestReport;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.security.autoconfigure.UserDetailsServiceAutoConfiguration;
import org.springframework.boot.webmvc.autoconfigure.WebMvcObservationAutoConfiguration;

/** The service, put together. Requests are told of by {@link RequestReport}, and observing them as well would cost each of them twice. */
@SpringBootApplication(
        exclude = {UserDetailsServiceAutoConfiguration.class, WebMvcObservationAutoConfiguration.class},
        // Of that jar the service takes the script alone, which it serves below /docs.
        excludeName = "com.scalar.maven.webjar.ScalarAutoConfiguration")
@EnableConfigurationProperties(Settings.class)
public class ControlPlaneApplication {}
