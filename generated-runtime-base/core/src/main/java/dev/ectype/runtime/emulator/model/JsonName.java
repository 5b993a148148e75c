package dev.ectype.runtime.emulator.model;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Sets the JSON name of a record component, or the text of an enum constant, that does not follow from its Java name. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER})
public @interface JsonName {
    /** Returns the name in documents. */
    String value();
}
