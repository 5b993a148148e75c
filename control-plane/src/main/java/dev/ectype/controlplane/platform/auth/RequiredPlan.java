package dev.ectype.controlplane.platform.auth;

import dev.ectype.controlplane.platform.Plan;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Declares the smallest plan for a route, or for all routes of a controller. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface RequiredPlan {
    Plan value();
}
