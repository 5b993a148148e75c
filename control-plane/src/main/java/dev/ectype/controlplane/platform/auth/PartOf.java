package dev.ectype.controlplane.platform.auth;

import dev.ectype.controlplane.platform.Feature;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Assigns the routes of a controller to a feature, which the operator can disable. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface PartOf {
    Feature value();
}
