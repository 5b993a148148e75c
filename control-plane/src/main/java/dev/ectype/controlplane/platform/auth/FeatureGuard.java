package dev.ectype.controlplane.platform.auth;

import dev.ectype.controlplane.platform.Feature;
import dev.ectype.controlplane.platform.FeatureSwitches;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.springframework.core.annotation.AnnotatedElementUtils;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.HandlerInterceptor;

/** Refuses routes of features that the operator has turned off, to those who could use them otherwise. */
@Component
@Order(21)
final class FeatureGuard implements HandlerInterceptor {
    private final FeatureSwitches switches;

    FeatureGuard(FeatureSwitches switches) {
        this.switches = switches;
    }

    @Override
    public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) {
        if (handler instanceof HandlerMethod route) {
            PartOf part = AnnotatedElementUtils.findMergedAnnotation(route.getBeanType(), PartOf.class);
            if (part != null && !switches.isOn(part.value())) {
                throw off(part.value());
            }
        }
        return true;
    }

    private static ServiceException off(Feature feature) {
        return new ServiceException(
                        ErrorCode.FORBIDDEN,
                        "The operator of this service has turned " + feature.key() + " off; ask them to turn it on.")
                .with("required", feature.key());
    }
}
