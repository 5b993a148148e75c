package dev.ectype.controlplane.platform.idempotency;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The route asks others over the network before it has an effect, and calls {@link Effects#begin} when it is done with that: until then no
 * transaction is open, however long they take.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface AsksFirst {}
