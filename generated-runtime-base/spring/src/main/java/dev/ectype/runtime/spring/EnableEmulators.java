package dev.ectype.runtime.spring;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Serves emulators to a Spring application under test. They run from before the creation of the application context until
 * its end. Tests with the same context share them.
 */
@Documented
@Inherited
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface EnableEmulators {
    /** {@return the emulators, each with its options} */
    ConfigureEmulator[] value();
}
