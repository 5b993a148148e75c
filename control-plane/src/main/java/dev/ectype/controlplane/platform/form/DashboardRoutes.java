package dev.ectype.controlplane.platform.form;

import dev.ectype.controlplane.platform.auth.BrowserRoutes;
import dev.ectype.controlplane.platform.auth.RequiredSession;
import io.swagger.v3.oas.annotations.Hidden;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.springframework.web.bind.annotation.RestController;

/** Marks a controller of the dashboard. Its routes need the session of a user, and its forms need a {@link FormToken}. */
@RestController
@BrowserRoutes
@RequiredSession
@Hidden
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface DashboardRoutes {
    /** The folder of all routes of the dashboard. */
    String FOLDER = "/dashboard";
}
