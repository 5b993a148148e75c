package dev.ectype.controlplane.platform.ratelimit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What the requests of a route are counted as, where its method does not tell: one that reads is {@code READ}, any other {@code WRITE}. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface CountedAs {
    RouteClass value();
}
