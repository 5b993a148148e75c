package dev.ectype.runtime.junit;

import dev.ectype.runtime.emulator.Emulator;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Serves emulators during the tests of a class, each on a free port and reset before each test.
 *
 * <p>Tests take parameters: the emulator by its type, and for a single emulator also its
 * {@link java.net.URI}, its {@link dev.ectype.runtime.state.journal.Journal} or its {@link dev.ectype.runtime.client.EmulatorClient}. An {@link EmulatorExtension} in a field does the
 * same and can be given any option.
 */
@Documented
@Inherited
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(AnnotatedEmulators.class)
public @interface EmulatorTest {
    /** {@return the emulator classes, each with a constructor without parameters} */
    Class<? extends Emulator>[] value();

    /** {@return the time of the reset; by default before each test} */
    Reset reset() default Reset.BEFORE_EACH;

    /** {@return true if unmatched requests fail the test} */
    boolean failOnUnmatched() default true;

    /** {@return the number of generated, linked instances per resource at the start} */
    int populate() default 0;

    /** {@return the seed of identifiers and generated values} */
    long seed() default 0;
}
