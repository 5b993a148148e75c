package dev.ectype.controlplane.platform.idempotency;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a route that calls other servers or checks a password before its effect. It calls {@link Effects#begin} afterwards, so that no
 * transaction is open meanwhile.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface AsksFirst {}
