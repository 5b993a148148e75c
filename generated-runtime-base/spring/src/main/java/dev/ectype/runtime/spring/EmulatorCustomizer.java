package dev.ectype.runtime.spring;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.springframework.context.ApplicationListener;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.event.ContextClosedEvent;
import org.springframework.core.env.MapPropertySource;
import org.springframework.test.context.ContextCustomizer;
import org.springframework.test.context.MergedContextConfiguration;

/**
 * Starts emulators before a context is created and adds their addresses to its properties. Tests with equal customizers
 * share a context.
 */
record EmulatorCustomizer(List<ConfigureEmulator> configurations) implements ContextCustomizer {
    EmulatorCustomizer {
        configurations = List.copyOf(configurations);
    }

    @Override
    public void customizeContext(ConfigurableApplicationContext context, MergedContextConfiguration configuration) {
        ServedEmulators served = ServedEmulators.start(configurations);
        Map<String, Object> properties = new LinkedHashMap<>(served.properties());
        context.getEnvironment().getPropertySources().addFirst(new MapPropertySource("emulators", properties));
        context.getBeanFactory().registerSingleton(ServedEmulators.class.getName(), served);
        context.addApplicationListener((ApplicationListener<ContextClosedEvent>) event -> {
            if (event.getApplicationContext() == context) {
                served.stop();
            }
        });
    }
}
