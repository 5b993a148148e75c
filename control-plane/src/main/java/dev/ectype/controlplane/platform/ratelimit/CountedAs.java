package dev.ectype.controlplane.platform.ratelimit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Declares the rate limit class of a route, if it differs from {@code READ} for reads and {@code WRITE} for others. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface CountedAs {
    RouteClass value();
}
