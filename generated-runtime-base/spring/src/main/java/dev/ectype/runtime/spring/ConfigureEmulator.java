package dev.ectype.runtime.spring;

import dev.ectype.runtime.emulator.Emulator;
import java.lang.annotation.Documented;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Configures an emulator of {@link EnableEmulators} and the application properties for its address. */
@Documented
@Target({})
@Retention(RetentionPolicy.RUNTIME)
public @interface ConfigureEmulator {
    /** {@return the emulator class, with a constructor without parameters} */
    Class<? extends Emulator> type();

    /** {@return the name among emulators of the same type; by default the name of the type} */
    String name() default "";

    /** {@return the properties to set to the address, such as {@code petstore.url}} */
    String[] baseUrlProperties() default {};

    /** {@return the properties to set to the port} */
    String[] portProperties() default {};

    /** {@return the port; 0 takes any free one} */
    int port() default 0;

    /** {@return the number of generated, linked instances per resource at the start} */
    int populate() default 0;

    /** {@return the seed of identifiers and generated values} */
    long seed() default 0;

    /** {@return true if each test starts with the initial state} */
    boolean reset() default true;

    /** {@return true if unmatched requests fail the test} */
    boolean failOnUnmatched() default true;
}
