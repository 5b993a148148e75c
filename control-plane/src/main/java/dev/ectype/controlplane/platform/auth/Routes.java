package dev.ectype.controlplane.platform.auth;

import jakarta.servlet.DispatcherType;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.core.PriorityOrdered;
import org.springframework.core.annotation.AnnotatedElementUtils;
import org.springframework.stereotype.Component;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.HandlerExecutionChain;
import org.springframework.web.servlet.HandlerMapping;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;
import org.springframework.web.util.ServletRequestPathUtils;

/**
 * Finds the route of a request before the dispatcher, for filters that depend on the route's declarations. As the dispatcher's first
 * handler mapping it returns the stored result, so each request is matched once.
 */
@Component
public final class Routes implements HandlerMapping, PriorityOrdered {
    private static final String ROUTE = Routes.class.getName();
    private static final String CHAIN = ROUTE + ".chain";

    private final RequestMappingHandlerMapping mapping;

    Routes(@Qualifier("requestMappingHandlerMapping") RequestMappingHandlerMapping mapping) {
        this.mapping = mapping;
    }

    /** Returns the handler method of a request; empty if no route has its path and method. */
    public Optional<HandlerMethod> of(HttpServletRequest request) {
        Object result = request.getAttribute(ROUTE);
        if (!(result instanceof Optional<?>)) {
            result = find(request);
            request.setAttribute(ROUTE, result);
        }
        return ((Optional<?>) result).map(HandlerMethod.class::cast);
    }

    /** Returns the stored result; null for other dispatches, such as errors, which have another path. */
    @Override
    public @Nullable HandlerExecutionChain getHandler(HttpServletRequest request) {
        if (request.getDispatcherType() != DispatcherType.REQUEST) {
            return null;
        }
        Object chain = request.getAttribute(CHAIN);
        request.removeAttribute(CHAIN);
        return (HandlerExecutionChain) chain;
    }

    @Override
    public int getOrder() {
        return HIGHEST_PRECEDENCE;
    }

    /** Returns whether a route serves pages and forms. */
    public static boolean isForBrowsers(HandlerMethod route) {
        return AnnotatedElementUtils.hasAnnotation(route.getBeanType(), BrowserRoutes.class);
    }

    private Optional<HandlerMethod> find(HttpServletRequest request) {
        try {
            ServletRequestPathUtils.parseAndCache(request);
            HandlerExecutionChain chain = mapping.getHandler(request);
            if (chain != null && chain.getHandler() instanceof HandlerMethod method) {
                request.setAttribute(CHAIN, chain);
                return Optional.of(method);
            }
            return Optional.empty();
        } catch (Exception refused) {
            // The dispatcher meets the same error, an unsupported method, and answers it.
            return Optional.empty();
        }
    }
}
