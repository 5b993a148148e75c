package dev.ectype.controlplane.platform.auth;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Component;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.HandlerExecutionChain;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;
import org.springframework.web.util.ServletRequestPathUtils;

/** Finds the route of a request before the dispatcher does, for filters that depend on what the route declares. */
@Component
public final class Routes {
    private static final String ROUTE = Routes.class.getName();

    private final RequestMappingHandlerMapping mapping;

    Routes(@Qualifier("requestMappingHandlerMapping") RequestMappingHandlerMapping mapping) {
        this.mapping = mapping;
    }

    /** The method that handles a request; empty when no route has its path, or the route does not have its method. */
    public Optional<HandlerMethod> of(HttpServletRequest request) {
        Object found = request.getAttribute(ROUTE);
        if (!(found instanceof Optional<?>)) {
            found = find(request);
            request.setAttribute(ROUTE, found);
        }
        return ((Optional<?>) found).map(HandlerMethod.class::cast);
    }

    private Optional<HandlerMethod> find(HttpServletRequest request) {
        try {
            ServletRequestPathUtils.parseAndCache(request);
            HandlerExecutionChain chain = mapping.getHandler(request);
            return chain != null && chain.getHandler() instanceof HandlerMethod method
                    ? Optional.of(method)
                    : Optional.empty();
        } catch (Exception refused) {
            // The dispatcher meets the same refusal, a method that the path does not have, and answers it.
            return Optional.empty();
        }
    }
}
