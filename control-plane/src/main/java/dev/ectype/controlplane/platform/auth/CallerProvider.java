package dev.ectype.controlplane.platform.auth;

import dev.ectype.controlplane.platform.auth.CallerAuthentication.Presented;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.Excerpt;
import dev.ectype.controlplane.platform.error.ServiceException;
import org.springframework.dao.DataAccessException;
import org.springframework.security.authentication.AuthenticationProvider;
import org.springframework.security.core.Authentication;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;

/** Authenticates credentials. It rejects unknown credentials even on public routes. */
@Component
final class CallerProvider implements AuthenticationProvider {
    private final Callers callers;
    private final FailedAttempts failures;
    private final DashboardOrigin origin;

    CallerProvider(Callers callers, FailedAttempts failures, DashboardOrigin origin) {
        this.callers = callers;
        this.failures = failures;
        this.origin = origin;
    }

    @Override
    public boolean supports(Class<?> authentication) {
        return CallerAuthentication.class.isAssignableFrom(authentication);
    }

    @Override
    public Authentication authenticate(Authentication authentication) {
        CallerAuthentication unchecked = (CallerAuthentication) authentication;
        try {
            return unchecked.of(caller(unchecked.presented()));
        } catch (ServiceException refused) {
            throw new RefusedCredential(refused);
        } catch (DataAccessException | TransactionException unreachable) {
            throw new RefusedCredential(ServiceException.unavailable());
        }
    }

    private Caller caller(Presented presented) {
        Caller caller = callers.of(presented.credential())
                .orElseThrow(() -> failures.answer(presented.address(), Unauthenticated.unknown()));
        // Browsers send cookies with requests of every page (cross-site request forgery).
        if (caller.means() == Caller.Means.SESSION_COOKIE && presented.changesFromElsewhere()) {
            throw new ServiceException(
                    ErrorCode.FORBIDDEN,
                    "A write with a session cookie must come from a page of " + origin.address() + ".");
        }
        // Programs without pages send no origin.
        if (caller.origin() != null
                && presented.origin() != null
                && !caller.origin().equals(presented.origin())) {
            throw new ServiceException(
                    ErrorCode.FORBIDDEN,
                    "This session works for pages of " + caller.origin() + " only, not of "
                            + Excerpt.of(presented.origin()) + "; create another with POST /v1/sessions/token.");
        }
        return caller;
    }
}
