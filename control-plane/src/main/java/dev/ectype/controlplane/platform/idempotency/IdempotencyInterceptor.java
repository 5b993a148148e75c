package dev.ectype.controlplane.platform.idempotency;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.HandlerInterceptor;

/** Begins an authorized request with an idempotency key, or answers it with the stored reply. */
@Component
@Order(30)
final class IdempotencyInterceptor implements HandlerInterceptor {
    @Override
    public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler)
            throws IOException {
        Optional<IdempotentExchange> exchange = IdempotencyFilter.exchange(request);
        if (exchange.isEmpty() || !(handler instanceof HandlerMethod route)) {
            return true;
        }
        Optional<StoredReply> before = route.hasMethodAnnotation(AsksFirst.class)
                ? exchange.get().look()
                : exchange.get().begin();
        if (before.isEmpty()) {
            return true;
        }
        if (before.get().isPromise()) {
            exchange.get().answeredBy(before.get().record());
            response.setHeader(StoredReply.REPLAYED, "true");
            return true;
        }
        before.get().writeTo(response);
        return false;
    }
}
