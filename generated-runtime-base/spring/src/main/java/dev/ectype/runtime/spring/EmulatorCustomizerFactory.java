package dev.ectype.runtime.spring;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.test.context.ContextConfigurationAttributes;
import org.springframework.test.context.ContextCustomizer;
import org.springframework.test.context.ContextCustomizerFactory;
import org.springframework.test.context.TestContextAnnotationUtils;

/** Finds {@link EnableEmulators} on a test class, its superclasses and its enclosing classes. Spring creates it by name. */
final class EmulatorCustomizerFactory implements ContextCustomizerFactory {
    @SuppressWarnings("unused") // Spring calls it
    EmulatorCustomizerFactory() {}

    @Override
    public @Nullable ContextCustomizer createContextCustomizer(
            Class<?> testClass, List<ContextConfigurationAttributes> attributes) {
        EnableEmulators wanted = TestContextAnnotationUtils.findMergedAnnotation(testClass, EnableEmulators.class);
        return wanted == null ? null : new EmulatorCustomizer(List.of(wanted.value()));
    }
}
