package dev.ectype.controlplane.platform.web;

import dev.ectype.controlplane.platform.problem.ProblemValve;
import org.apache.catalina.core.StandardHost;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Makes Tomcat answer what it refuses itself with problems, as the application does. */
@Configuration(proxyBeanMethods = false)
class TomcatConfiguration {
    @Bean
    static WebServerFactoryCustomizer<TomcatServletWebServerFactory> problemsOfTomcat(ProblemValve valve) {
        return factory -> factory.addContextCustomizers(context -> {
            if (context.getParent() instanceof StandardHost host) {
                // The host adds a valve of this class by itself unless it has one.
                host.setErrorReportValveClass(ProblemValve.class.getName());
                host.getPipeline().addValve(valve);
            }
        });
    }
}
