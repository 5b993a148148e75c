package dev.ectype.controlplane.platform.auth;

import dev.ectype.controlplane.platform.Feature;
import dev.ectype.controlplane.platform.FeatureSwitches;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.core.annotation.AnnotatedElementUtils;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.HandlerInterceptor;

/** Rejects requests to features that the operator has disabled, after the other checks of permission. */
@Component
@Order(21)
final class FeatureGuard implements HandlerInterceptor {
    private final FeatureSwitches switches;
    private final Map<Class<?>, Optional<Feature>> parts = new ConcurrentHashMap<>();

    FeatureGuard(FeatureSwitches switches) {
        this.switches = switches;
    }

    @Override
    public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) {
        if (handler instanceof HandlerMethod route) {
            parts.computeIfAbsent(route.getBeanType(), FeatureGuard::part)
                    .filter(feature -> !switches.isOn(feature))
                    .ifPresent(feature -> {
                        throw off(feature);
                    });
        }
        return true;
    }

    private static Optional<Feature> part(Class<?> controller) {
        return Optional.ofNullable(AnnotatedElementUtils.findMergedAnnotation(controller, PartOf.class))
                .map(PartOf::value);
    }

    private static ServiceException off(Feature feature) {
        return new ServiceException(
                        ErrorCode.FORBIDDEN,
                        "The operator of this service has turned " + feature.key()
                                + " off; ask the operator to turn it on.")
                .with("required", feature.key());
    }
}
