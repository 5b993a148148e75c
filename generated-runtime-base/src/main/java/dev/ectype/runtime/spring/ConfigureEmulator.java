package dev.ectype.runtime.spring;

import dev.ectype.runtime.emulator.Emulator;
import java.lang.annotation.Documented;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** An emulator of {@link EnableEmulators}, and which properties of the application tell where it is. */
@Documented
@Target({})
@Retention(RetentionPolicy.RUNTIME)
public @interface ConfigureEmulator {
    /** The emulator, which has a constructor without parameters. */
    Class<? extends Emulator> type();

    /** Its name, which tells it from others of its type; by default the type's. */
    String name() default "";

    /** The properties that are its address, such as {@code petstore.url}. */
    String[] baseUrlProperties() default {};

    /** The properties that are its port. */
    String[] portProperties() default {};

    /** The port it is served on; 0 takes any free one. */
    int port() default 0;

    /** How many linked, believable instances of everything are there at the start. */
    int populate() default 0;

    /** What identifiers and generated values depend on. */
    long seed() default 0;

    /** Whether each test starts with the state at the start. */
    boolean reset() default true;

    /** Whether a request fails the test that no operation of the description answers. */
    boolean failOnUnmatched() default true;
}
