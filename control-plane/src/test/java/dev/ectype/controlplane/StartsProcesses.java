package dev.ectype.controlplane;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;

/**
 * Marks tests that start control planes, databases or S3 servers as processes of their own, some of which they kill. {@code mvn verify}
 * leaves them out, because they take minutes; {@code .ci/steps/processes} runs them.
 */
@Tag("processes")
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface StartsProcesses {}
