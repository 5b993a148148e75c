package dev.ectype.runtime.junit;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Decides which tests run in a sandbox and names it. */
final class TestSandbox {
    private static final int MOST_READABLE = 80;

    private TestSandbox() {}

    /** Returns true if a test may run concurrently or requests a sandbox. */
    static boolean isRequested(ExtensionContext context) {
        return context.getExecutionMode() == ExecutionMode.CONCURRENT
                || isMarked(context.getTestClass())
                || isMarked(context.getTestMethod())
                || context.getTestMethod().stream()
                        .flatMap(method -> Stream.of(method.getParameters()))
                        .anyMatch(parameter -> parameter.isAnnotationPresent(Sandbox.class));
    }

    /** Returns the sandbox's name, equal in every run because the dice depend on it. */
    static String name(ExtensionContext context) {
        String readable = context.getRequiredTestClass().getSimpleName() + "."
                + context.getTestMethod().map(Method::getName).orElse("");
        String plain = readable.replaceAll("[^A-Za-z0-9.]", "");
        String unique = Integer.toHexString(context.getUniqueId().hashCode());
        return "test-" + plain.substring(0, Math.min(MOST_READABLE, plain.length())) + "-" + unique;
    }

    private static boolean isMarked(Optional<? extends AnnotatedElement> element) {
        return element.isPresent() && element.get().isAnnotationPresent(Sandbox.class);
    }
}
