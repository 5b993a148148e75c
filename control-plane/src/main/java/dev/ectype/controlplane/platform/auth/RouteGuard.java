package dev.ectype.controlplane.platform.auth;

import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.lang.reflect.Method;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.springframework.core.annotation.AnnotatedElementUtils;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.HandlerInterceptor;

/** Lets a caller through to a route whose scope and plan they have. */
@Component
@Order(20)
public final class RouteGuard implements HandlerInterceptor {
    private final Map<Method, Demand> demands = new ConcurrentHashMap<>();

    @Override
    public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) {
        if (handler instanceof HandlerMethod route) {
            demands.computeIfAbsent(route.getMethod(), method -> Demand.of(route))
                    .check(request);
        }
        return true;
    }

    /** The plan that a route asks for, itself or with its controller; nothing where any will do. */
    public static @Nullable Plan plan(HandlerMethod route) {
        RequiredPlan required = route.getMethodAnnotation(RequiredPlan.class);
        if (required == null) {
            required = AnnotatedElementUtils.findMergedAnnotation(route.getBeanType(), RequiredPlan.class);
        }
        return required == null ? null : required.value();
    }

    /**
     * What a route asks of its caller.
     *
     * @param scope nothing where the route is public
     */
    private record Demand(@Nullable Scope scope, @Nullable Plan plan) {
        static Demand of(HandlerMethod route) {
            if (route.hasMethodAnnotation(PublicRoute.class)) {
                return new Demand(null, null);
            }
            RequiredScope required = route.getMethodAnnotation(RequiredScope.class);
            if (required == null) {
                throw new IllegalStateException(route + " declares no scope.");
            }
            return new Demand(required.value(), RouteGuard.plan(route));
        }

        void check(HttpServletRequest request) {
            if (scope == null) {
                return;
            }
            Caller caller = CallerFilter.caller(request)
                    .orElseThrow(() -> Unauthenticated.because("This route needs a credential."));
            if (!caller.scope().includes(scope)) {
                throw new ServiceException(
                                ErrorCode.FORBIDDEN,
                                "This needs the scope " + scope.text() + ", and yours is "
                                        + caller.scope().text() + "; ask an administrator for a key.")
                        .with("required", scope.text());
            }
            if (plan != null && !caller.plan().includes(plan)) {
                throw new ServiceException(
                                ErrorCode.FORBIDDEN,
                                "This needs the plan " + plan.text() + ", and your organization is on "
                                        + caller.plan().text() + "; ask the operator of this service to change it.")
                        .with("required", plan.text());
            }
        }
    }
}
