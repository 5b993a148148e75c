package dev.ectype.controlplane.platform.idempotency;

import jakarta.servlet.http.HttpServletRequest;
import org.springframework.stereotype.Component;

/** Begins the effects of routes that {@linkplain AsksFirst ask first}. */
@Component
public final class Effects {
    /** From here on what the request does is one transaction with its reply, if it has an {@code Idempotency-Key}. */
    public void begin(HttpServletRequest request) {
        IdempotencyFilter.exchange(request).ifPresent(IdempotentExchange::beginEffect);
    }
}
