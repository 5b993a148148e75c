package dev.ectype.controlplane.platform.auth;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a controller of pages and forms. Without a valid session, browsers are redirected to the sign-in page. Forms are accepted from pages
 * of the dashboard only.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface BrowserRoutes {}
