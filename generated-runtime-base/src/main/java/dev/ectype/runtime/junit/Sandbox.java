package dev.ectype.runtime.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Gives tests a sandbox on the emulator's server, with a path of its own, whether or not others run at the same time: on a class, a
 * test or a parameter of it. Without it, tests that run one after the other use the server as a whole, reset before each.
 */
@Documented
@Inherited
@Target({ElementType.TYPE, ElementType.METHOD, ElementType.PARAMETER})
@Retention(RetentionPolicy.RUNTIME)
public @interface Sandbox {}
