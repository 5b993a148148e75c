package dev.ectype.controlplane.platform.auth;

import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
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
    @Override
    public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) {
        if (handler instanceof HandlerMethod route && !route.hasMethodAnnotation(PublicRoute.class)) {
            Caller caller = CallerFilter.caller(request)
                    .orElseThrow(() -> Unauthenticated.because("This route needs a credential."));
            check(route, caller);
        }
        return true;
    }

    private static void check(HandlerMethod route, Caller caller) {
        RequiredScope scope = route.getMethodAnnotation(RequiredScope.class);
        if (scope == null) {
            throw new IllegalStateException(route + " declares no scope.");
        }
        if (!caller.scope().includes(scope.value())) {
            throw new ServiceException(
                            ErrorCode.FORBIDDEN,
                            "This needs the scope " + scope.value().text() + ", and yours is "
                                    + caller.scope().text() + "; ask an administrator for a key.")
                    .with("required", scope.value().text());
        }
        Plan plan = plan(route);
        if (plan != null && !caller.plan().includes(plan)) {
            throw new ServiceException(
                            ErrorCode.FORBIDDEN,
                            "This needs the plan " + plan.text() + ", and your organization is on "
                                    + caller.plan().text() + ".")
                    .with("required", plan.text());
        }
    }

    /** The plan that a route asks for, itself or with its controller; nothing where any will do. */
    public static @Nullable Plan plan(HandlerMethod route) {
        RequiredPlan required = route.getMethodAnnotation(RequiredPlan.class);
        if (required == null) {
            required = AnnotatedElementUtils.findMergedAnnotation(route.getBeanType(), RequiredPlan.class);
        }
        return required == null ? null : required.value();
    }
}
