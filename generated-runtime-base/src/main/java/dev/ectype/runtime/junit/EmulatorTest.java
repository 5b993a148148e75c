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
 * Serves emulators while the tests of a class run, each on a free port and reset before each test.
 *
 * <p>Tests take what they need as parameters: the emulator by its type, and where the class has only one, also its
 * {@link java.net.URI}, its {@link dev.ectype.runtime.state.journal.Journal} or its {@link dev.ectype.runtime.client.EmulatorClient}. An {@link EmulatorExtension} in a field does the
 * same and can be given any option.
 */
@Documented
@Inherited
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(AnnotatedEmulators.class)
public @interface EmulatorTest {
    /** The emulators, each of which has a constructor without parameters. */
    Class<? extends Emulator>[] value();

    Reset reset() default Reset.BEFORE_EACH;

    /** Whether a request fails the test that no operation of the description answers. */
    boolean failOnUnmatched() default true;

    /** How many linked, believable instances of everything are there at the start. */
    int populate() default 0;

    /** What identifiers and generated values depend on. */
    long seed() default 0;
}
