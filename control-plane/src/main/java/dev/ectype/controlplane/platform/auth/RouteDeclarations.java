package dev.ectype.controlplane.platform.auth;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.springframework.beans.factory.SmartInitializingSingleton;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Component;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.mvc.method.RequestMappingInfo;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/** Prevents the start if a route of this service declares neither a scope nor {@link PublicRoute}. */
@Component
public final class RouteDeclarations implements SmartInitializingSingleton {
    private static final String OURS = "dev.ectype.";

    private final RequestMappingHandlerMapping routes;

    RouteDeclarations(@Qualifier("requestMappingHandlerMapping") RequestMappingHandlerMapping routes) {
        this.routes = routes;
    }

    @Override
    public void afterSingletonsInstantiated() {
        List<String> undeclared = new ArrayList<>();
        for (Map.Entry<RequestMappingInfo, HandlerMethod> route :
                routes.getHandlerMethods().entrySet()) {
            HandlerMethod method = route.getValue();
            if (isOurs(method) && declarations(method) != 1) {
                undeclared.add(route.getKey() + " (" + method.getShortLogMessage() + ")");
            }
        }
        if (!undeclared.isEmpty()) {
            throw new IllegalStateException(
                    "Each route must declare either @RequiredScope or @PublicRoute; these do not: " + undeclared);
        }
    }

    /** Returns whether a route belongs to this service, as opposed to Spring. */
    static boolean isOurs(HandlerMethod method) {
        return method.getBeanType().getName().startsWith(OURS);
    }

    private static int declarations(HandlerMethod method) {
        return (method.hasMethodAnnotation(RequiredScope.class) ? 1 : 0)
                + (method.hasMethodAnnotation(PublicRoute.class) ? 1 : 0);
    }
}
