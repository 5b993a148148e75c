package dev.ectype.controlplane.platform.auth;

import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.Excerpt;
import dev.ectype.controlplane.platform.error.ServiceException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.HandlerInterceptor;

/** Rejects forms of foreign pages, which could sign a user in as somebody else (cross-site request forgery). */
@Component
@Order(22)
final class FormOriginGuard implements HandlerInterceptor {
    private final DashboardOrigin origin;

    FormOriginGuard(DashboardOrigin origin) {
        this.origin = origin;
    }

    @Override
    public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) {
        if (handler instanceof HandlerMethod route
                && Routes.isForBrowsers(route)
                && !"GET".equals(request.getMethod())
                && !"HEAD".equals(request.getMethod())
                && !origin.isOriginOf(request)) {
            throw new ServiceException(
                    ErrorCode.FORBIDDEN,
                    "This form must be sent from a page of " + origin.address() + ", not of "
                            + Excerpt.of(String.valueOf(request.getHeader(DashboardOrigin.HEADER))) + ".");
        }
        return true;
    }
}
