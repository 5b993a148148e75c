package dev.ectype.controlplane.platform.auth;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares the scope that a route requires. There is no default: a route with neither a scope nor {@link PublicRoute} prevents the start.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface RequiredScope {
    Scope value();
}
