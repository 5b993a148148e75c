package dev.ectype.controlplane.platform.auth;

import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import dev.ectype.controlplane.platform.problem.ScimPath;
import java.lang.reflect.Method;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.core.annotation.AnnotatedElementUtils;
import org.springframework.security.authorization.AuthorizationManager;
import org.springframework.security.authorization.AuthorizationResult;
import org.springframework.security.core.Authentication;
import org.springframework.security.web.access.intercept.RequestAuthorizationContext;
import org.springframework.stereotype.Component;
import org.springframework.web.method.HandlerMethod;

/** Authorizes callers by the scope and the plan of the route, before any of the body is read. */
@Component
public final class RouteAuthorization implements AuthorizationManager<RequestAuthorizationContext> {
    private static final RouteDecision SCIM_ONLY = new RouteDecision(new ServiceException(
            ErrorCode.FORBIDDEN,
            "A SCIM token is accepted below " + ScimPath.ROOT + " only; use a key of your organization here."));

    private final Routes routes;
    private final Map<Method, Demand> demands = new ConcurrentHashMap<>();

    RouteAuthorization(Routes routes) {
        this.routes = routes;
    }

    @Override
    public AuthorizationResult authorize(
            Supplier<? extends @Nullable Authentication> authentication, RequestAuthorizationContext context) {
        Caller caller = caller(authentication.get());
        if (caller != null && caller.means() == Caller.Means.SCIM_TOKEN && !ScimPath.matches(context.getRequest())) {
            return SCIM_ONLY;
        }
        return routes.of(context.getRequest())
                // Spring answers OPTIONS itself. Requests without a route receive 404 or 405 in any case.
                .filter(RouteDeclarations::isOurs)
                .map(route -> demands.computeIfAbsent(route.getMethod(), method -> Demand.of(route))
                        .decide(caller))
                .orElse(RouteDecision.GRANTED);
    }

    private static @Nullable Caller caller(@Nullable Authentication authentication) {
        return authentication != null && authentication.getPrincipal() instanceof Caller caller ? caller : null;
    }

    /** Returns the plan of a route, by its own declaration or its controller's; null if every plan has it. */
    public static @Nullable Plan plan(HandlerMethod route) {
        RequiredPlan required = route.getMethodAnnotation(RequiredPlan.class);
        if (required == null) {
            required = AnnotatedElementUtils.findMergedAnnotation(route.getBeanType(), RequiredPlan.class);
        }
        return required == null ? null : required.value();
    }

    /**
     * Holds the requirements of a route.
     *
     * @param scope the required scope; null for a public route
     * @param plan the required plan; null if every plan has the route
     * @param session whether the route needs a session
     */
    private record Demand(@Nullable Scope scope, @Nullable Plan plan, boolean session) {
        static Demand of(HandlerMethod route) {
            if (route.hasMethodAnnotation(PublicRoute.class)) {
                return new Demand(null, null, false);
            }
            RequiredScope required = route.getMethodAnnotation(RequiredScope.class);
            if (required == null) {
                throw new IllegalStateException(route + " declares no scope.");
            }
            return new Demand(
                    required.value(),
                    RouteAuthorization.plan(route),
                    route.hasMethodAnnotation(RequiredSession.class)
                            || AnnotatedElementUtils.hasAnnotation(route.getBeanType(), RequiredSession.class));
        }

        RouteDecision decide(@Nullable Caller caller) {
            if (scope == null) {
                return RouteDecision.GRANTED;
            } else if (caller == null) {
                return new RouteDecision(Unauthenticated.needed());
            } else if (!caller.scope().includes(scope)) {
                return needs(
                        scope.text(),
                        "This needs the scope " + scope.text() + ", and yours is "
                                + caller.scope().text() + "; ask an administrator for a key.");
            } else if (plan != null && !caller.plan().includes(plan)) {
                return needs(
                        plan.text(),
                        "This needs the plan " + plan.text() + ", and your organization is on "
                                + caller.plan().text() + "; ask the operator of this service to change it.");
            }
            if (session && caller.user() == null) {
                return needs("session", "This needs the session of a user; sign in at /sign-in.");
            }
            return RouteDecision.GRANTED;
        }

        private static RouteDecision needs(String required, String message) {
            return new RouteDecision(new ServiceException(ErrorCode.FORBIDDEN, message).with("required", required));
        }
    }
}
