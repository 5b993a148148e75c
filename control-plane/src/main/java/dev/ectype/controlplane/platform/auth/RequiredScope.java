package dev.ectype.controlplane.platform.auth;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What a route asks of its caller. There is no default: a route that neither declares a scope nor {@link PublicRoute} stops the start. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface RequiredScope {
    Scope value();
}
