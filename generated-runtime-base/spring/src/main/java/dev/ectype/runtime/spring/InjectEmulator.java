package dev.ectype.runtime.spring;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Injects an emulator of {@link EnableEmulators} into a field of a test. */
@Documented
@Target(ElementType.FIELD)
@Retention(RetentionPolicy.RUNTIME)
public @interface InjectEmulator {
    /** {@return the name of the emulator, needed if the type of the field is ambiguous} */
    String value() default "";
}
