package dev.ectype.compiler.json;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Sets the JSON name of a record component, or the {@code kind} of a variant, if it differs from the Java name. Other
 * programs read this JSON, so its names stay when Java names change.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.RECORD_COMPONENT, ElementType.TYPE})
public @interface JsonName {
    String value();
}
