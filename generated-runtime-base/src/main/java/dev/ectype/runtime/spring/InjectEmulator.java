package dev.ectype.runtime.spring;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks a field of a test that takes an emulator of {@link EnableEmulators}. */
@Documented
@Target(ElementType.FIELD)
@Retention(RetentionPolicy.RUNTIME)
public @interface InjectEmulator {
    /** The name of the emulator, where the type of the field does not tell which is meant. */
    String value() default "";
}
