package dev.ectype.controlplane.platform.form;

import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.HandlerInterceptor;

/** Rejects forms of the dashboard without a token of the session (cross-site request forgery). */
@Component
@Order(23)
final class FormTokenGuard implements HandlerInterceptor {
    @Override
    public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) {
        if (handler instanceof HandlerMethod route
                && route.getBeanType().isAnnotationPresent(DashboardRoutes.class)
                && !"GET".equals(request.getMethod())
                && !"HEAD".equals(request.getMethod())
                && FormToken.of(request).isEmpty()) {
            throw new ServiceException(
                    ErrorCode.FORBIDDEN,
                    "This form belongs to a session that has ended; load its page again, then send the form.");
        }
        return true;
    }
}
