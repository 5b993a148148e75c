package dev.ectype.runtime.junit;

import dev.ectype.runtime.client.EmulatorClient;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.SavedState;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.state.journal.Journal;
import dev.ectype.runtime.testing.EmulatorUnderTest;
import dev.ectype.runtime.testing.UnmatchedRequests;
import java.net.URI;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Runs an emulator for the tests of a class, in a field with {@code @RegisterExtension}: {@code
 * EmulatorExtension.of(PetstoreEmulator::new)}.
 *
 * <p>In a static field it serves all tests of the class, reset before each; in an instance field each test has a new one. Concurrent
 * tests have a sandbox each on the same server. All methods refer to the test on the calling thread, so call them on the
 * test's own thread or take the emulator as a parameter.
 *
 * @param <E> the emulator: the emitted class or a handwritten subclass
 */
public final class EmulatorExtension<E extends Emulator>
        implements BeforeAllCallback, BeforeEachCallback, AfterEachCallback, AfterAllCallback, ParameterResolver {
    private final ExtensionSettings<E> settings;
    private final EmulatorPool<E> fleet;
    private final ThreadLocal<@Nullable EmulatorUnderTest<E>> current = new ThreadLocal<>();
    private int users;

    private EmulatorExtension(ExtensionSettings<E> settings) {
        this.settings = settings;
        this.fleet = new EmulatorPool<>(settings.maker(), settings.options());
    }

    /**
     * Creates an extension with an emulator on a free port and default options.
     *
     * @param <E> the emulator
     * @param maker the constructor, such as {@code PetstoreEmulator::new}
     * @return the extension
     */
    public static <E extends Emulator> EmulatorExtension<E> of(Supplier<? extends E> maker) {
        return new EmulatorExtension<>(ExtensionSettings.usual(maker));
    }

    /**
     * Creates a builder for an emulator with other options.
     *
     * @param <E> the emulator
     * @param maker the constructor, such as {@code PetstoreEmulator::new}
     * @return the builder
     */
    public static <E extends Emulator> Builder<E> builder(Supplier<? extends E> maker) {
        return new Builder<>(ExtensionSettings.usual(maker));
    }

    /** {@return the emulator of the test on this thread} */
    public E emulator() {
        return running().emulator();
    }

    /** {@return the emulator's address without a trailing slash} */
    public URI baseUri() {
        return emulator().baseUri();
    }

    /** {@return the journal of the test's emulator} */
    public Journal journal() {
        return emulator().journal();
    }

    /** {@return a client for the control calls: time travel, clock, chaos rules and differences} */
    public EmulatorClient client() {
        return EmulatorClient.at(baseUri());
    }

    /**
     * Saves the whole state for {@link #restore}.
     *
     * @return the state of the test's emulator
     */
    public SavedState save() {
        return emulator().save();
    }

    /**
     * Restores a state from {@link #save}, of this test or another.
     *
     * @param saved the state
     */
    public void restore(SavedState saved) {
        emulator().restore(saved);
    }

    /** {@return the unmatched requests of this test so far} Returned requests no longer fail the test. */
    public List<String> unmatched() {
        return running().unmatched().take();
    }

    @Override
    public void beforeAll(ExtensionContext context) {
        EmulatorRegistry.add(context, this);
        fleet.first();
        open();
    }

    @Override
    public void beforeEach(ExtensionContext context) {
        EmulatorRegistry.add(context, this);
        EmulatorUnderTest<E> running =
                isShared() ? fleet.first() : fleet.take(TestSandbox.isRequested(context), TestSandbox.name(context));
        store(context).put(EmulatorUnderTest.class, running);
        open();
        current.set(running);
    }

    @Override
    public void afterEach(ExtensionContext context) {
        UnmatchedRequests.fail(finish(context));
    }

    @Override
    public void afterAll(ExtensionContext context) {
        close();
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return ParameterMatcher.matches(this, parameter, EmulatorRegistry.of(context));
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        EmulatorUnderTest<E> ofTest = ofTest(context);
        E emulator = (ofTest == null ? fleet.first() : ofTest).emulator();
        return ParameterMatcher.from(emulator, parameter.getParameter().getType());
    }

    /** Ends a test and returns the reasons for its failure. */
    List<String> finish(ExtensionContext context) {
        current.remove();
        EmulatorUnderTest<E> running = ofTest(context);
        if (running == null) {
            return List.of();
        }
        List<String> unmatched = running.unmatched().take();
        if (!isShared()) {
            fleet.give(running);
        }
        close();
        return settings.failOnUnmatched() ? unmatched : List.of();
    }

    /** Returns the class of the emulator. */
    Class<?> type() {
        return fleet.first().emulator().getClass();
    }

    private boolean isShared() {
        return settings.reset() == Reset.NEVER;
    }

    private EmulatorUnderTest<E> running() {
        EmulatorUnderTest<E> mine = current.get();
        if (mine != null) {
            return mine;
        }
        if (fleet.inUse() > 1) {
            throw new IllegalStateException("several tests use a " + type().getSimpleName()
                    + " at once, and none of them runs on this thread: use a parameter of the test instead");
        }
        return fleet.first();
    }

    @SuppressWarnings("unchecked") // only this extension writes to its store
    private @Nullable EmulatorUnderTest<E> ofTest(ExtensionContext context) {
        return (EmulatorUnderTest<E>) store(context).get(EmulatorUnderTest.class);
    }

    private ExtensionContext.Store store(ExtensionContext context) {
        return context.getStore(ExtensionContext.Namespace.create(EmulatorExtension.class, this));
    }

    /** Opens the server. Class, nested class and test share it, and the last one to end closes it. */
    private synchronized void open() {
        users++;
        if (settings.portProperty() != null) {
            System.setProperty(
                    settings.portProperty(),
                    Integer.toString(fleet.first().emulator().port()));
        }
    }

    private synchronized void close() {
        if (users > 0 && --users == 0) {
            if (settings.portProperty() != null) {
                System.clearProperty(settings.portProperty());
            }
            fleet.stop();
        }
    }

    /**
     * Builds an extension. Each method returns a new builder.
     *
     * @param <E> the emulator
     */
    public static final class Builder<E extends Emulator> {
        private final ExtensionSettings<E> settings;

        private Builder(ExtensionSettings<E> settings) {
            this.settings = settings;
        }

        /**
         * Changes options: {@code options(usual -> usual.withSeed(7).withPopulate(20))}.
         *
         * @param change the function from the default options to the options of the emulator
         * @return a builder with these options
         */
        public Builder<E> options(UnaryOperator<EmulatorOptions> change) {
            return with(change.apply(settings.options()), settings.reset(), settings.failOnUnmatched());
        }

        /**
         * Sets when the emulator is reset. The default is {@link Reset#BEFORE_EACH}.
         *
         * @param when the time of the reset
         * @return a builder with this setting
         */
        public Builder<E> reset(Reset when) {
            return with(settings.options(), when, settings.failOnUnmatched());
        }

        /**
         * Sets whether unmatched requests fail the test. The default is true.
         *
         * @param whether true if unmatched requests fail the test
         * @return a builder with this setting
         */
        public Builder<E> failOnUnmatched(boolean whether) {
            return with(settings.options(), settings.reset(), whether);
        }

        /**
         * Sets a system property to the port during the tests, for applications with settings in system properties.
         *
         * @param property the name of the system property
         * @return a builder with this setting
         */
        public Builder<E> publishPort(String property) {
            return new Builder<>(new ExtensionSettings<>(
                    settings.maker(), settings.options(), settings.reset(), settings.failOnUnmatched(), property));
        }

        /** {@return the extension} */
        public EmulatorExtension<E> build() {
            return new EmulatorExtension<>(settings);
        }

        private Builder<E> with(EmulatorOptions options, Reset reset, boolean failOnUnmatched) {
            return new Builder<>(new ExtensionSettings<>(
                    settings.maker(), options, reset, failOnUnmatched, settings.portProperty()));
        }
    }
}
