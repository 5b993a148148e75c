package dev.ectype.controlplane.platform.auth;

import dev.ectype.controlplane.platform.Feature;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The feature whose routes a controller has; where the operator has turned it off, they are refused. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface PartOf {
    Feature value();
}
