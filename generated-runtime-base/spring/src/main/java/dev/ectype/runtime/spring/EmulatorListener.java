package dev.ectype.runtime.spring;

import dev.ectype.runtime.testing.UnmatchedRequests;
import java.util.function.Consumer;
import org.springframework.test.context.TestContext;
import org.springframework.test.context.TestExecutionListener;
import org.springframework.util.ReflectionUtils;

/** Injects emulators into tests and resets them before each test. Spring creates it by name. */
final class EmulatorListener implements TestExecutionListener {
    @SuppressWarnings("unused") // Spring calls it
    EmulatorListener() {}

    @Override
    public void prepareTestInstance(TestContext test) {
        with(
                test,
                served -> ReflectionUtils.doWithFields(test.getTestInstance().getClass(), field -> {
                    InjectEmulator wanted = field.getAnnotation(InjectEmulator.class);
                    if (wanted != null) {
                        ReflectionUtils.makeAccessible(field);
                        field.set(test.getTestInstance(), served.find(field.getType(), wanted.value()));
                    }
                }));
    }

    @Override
    public void beforeTestMethod(TestContext test) {
        with(test, ServedEmulators::beforeTest);
    }

    @Override
    public void afterTestMethod(TestContext test) {
        with(test, served -> UnmatchedRequests.fail(served.afterTest()));
    }

    private static void with(TestContext test, Consumer<ServedEmulators> action) {
        String name = ServedEmulators.class.getName();
        if (test.hasApplicationContext() && test.getApplicationContext().containsBean(name)) {
            action.accept(test.getApplicationContext().getBean(name, ServedEmulators.class));
        }
    }
}
