package dev.ectype.runtime.spring;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Serves emulators to a Spring application under test. They are served before the application context is made, and as long
 * as it is: tests whose contexts are the same share them.
 */
@Documented
@Inherited
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface EnableEmulators {
    ConfigureEmulator[] value();
}
