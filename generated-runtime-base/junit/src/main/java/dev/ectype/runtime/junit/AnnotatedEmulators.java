package dev.ectype.runtime.junit;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.testing.EmulatorFactory;
import dev.ectype.runtime.testing.UnmatchedRequests;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionConfigurationException;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Runs the emulators of an {@link EmulatorTest} annotation like an {@link EmulatorExtension} in a field. */
final class AnnotatedEmulators
        implements BeforeAllCallback, BeforeEachCallback, AfterEachCallback, AfterAllCallback, ParameterResolver {
    private static final ExtensionContext.Namespace PLACE = ExtensionContext.Namespace.create(AnnotatedEmulators.class);

    @Override
    public void beforeAll(ExtensionContext context) {
        EmulatorTest own = context.getRequiredTestClass().getAnnotation(EmulatorTest.class);
        if (own != null) {
            context.getStore(PLACE).put(PLACE, made(own));
        }
        extensions(context).forEach(each -> each.beforeAll(context));
    }

    @Override
    public void beforeEach(ExtensionContext context) {
        extensions(context).forEach(each -> each.beforeEach(context));
    }

    @Override
    public void afterEach(ExtensionContext context) {
        List<String> unmatched = new ArrayList<>();
        for (EmulatorExtension<?> each : extensions(context)) {
            unmatched.addAll(each.finish(context));
        }
        UnmatchedRequests.fail(unmatched);
    }

    @Override
    public void afterAll(ExtensionContext context) {
        extensions(context).forEach(each -> each.afterAll(context));
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return find(parameter, context) != null;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return Objects.requireNonNull(find(parameter, context)).resolveParameter(parameter, context);
    }

    private static @Nullable EmulatorExtension<?> find(ParameterContext parameter, ExtensionContext context) {
        for (EmulatorExtension<?> each : extensions(context)) {
            if (each.supportsParameter(parameter, context)) {
                return each;
            }
        }
        return null;
    }

    /** Returns the extensions of the class. Nested classes without own emulators share them. */
    @SuppressWarnings("unchecked") // only this class writes to its store
    private static List<EmulatorExtension<?>> extensions(ExtensionContext context) {
        Object known = context.getStore(PLACE).get(PLACE);
        return known == null ? List.of() : (List<EmulatorExtension<?>>) known;
    }

    private static List<EmulatorExtension<?>> made(EmulatorTest test) {
        List<EmulatorExtension<?>> made = new ArrayList<>();
        for (Class<? extends Emulator> type : test.value()) {
            made.add(EmulatorExtension.builder(maker(type))
                    .options(usual -> usual.withPopulate(test.populate()).withSeed(test.seed()))
                    .reset(test.reset())
                    .failOnUnmatched(test.failOnUnmatched())
                    .build());
        }
        return made;
    }

    private static Supplier<Emulator> maker(Class<? extends Emulator> type) {
        try {
            return EmulatorFactory.of(type);
        } catch (IllegalArgumentException refused) {
            throw new ExtensionConfigurationException(
                    "@EmulatorTest: " + refused.getMessage() + ", or put an EmulatorExtension into a field instead",
                    refused);
        }
    }
}
