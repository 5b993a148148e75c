package dev.ectype.controlplane.platform.database;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/**
 * Only reads: in the transaction of the caller where there is one, and otherwise without. Then each statement goes to the database together
 * with the organization that it sees ({@link StatementTenant}). What must see one state of the database over several statements, or takes
 * rows as they come, needs a transaction instead.
 */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@Documented
@Transactional(propagation = Propagation.SUPPORTS, readOnly = true)
public @interface Reading {}
