package dev.ectype.controlplane.platform.web;

import dev.ectype.controlplane.platform.problem.ProblemValve;
import org.apache.catalina.core.StandardHost;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Configures Tomcat to answer its own errors with problems. */
@Configuration(proxyBeanMethods = false)
class TomcatConfiguration {
    @Bean
    static WebServerFactoryCustomizer<TomcatServletWebServerFactory> problemsOfTomcat(ProblemValve valve) {
        return factory -> factory.addContextCustomizers(context -> {
            if (context.getParent() instanceof StandardHost host) {
                // Tomcat adds its default valve unless the host has one of this class.
                host.setErrorReportValveClass(ProblemValve.class.getName());
                host.getPipeline().addValve(valve);
            }
        });
    }
}
