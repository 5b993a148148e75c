package dev.ectype.controlplane.platform.auth;

import org.springframework.security.authentication.ProviderManager;
import org.springframework.security.web.authentication.AuthenticationFilter;
import org.springframework.security.web.context.RequestAttributeSecurityContextRepository;
import org.springframework.security.web.util.matcher.RequestMatcher;
import org.springframework.stereotype.Component;

/** Makes the filter that authenticates requests by their credential, and keeps nothing of it between requests. */
@Component
public final class Credentials {
    private final CredentialConverter converter;
    private final CallerProvider provider;

    Credentials(CredentialConverter converter, CallerProvider provider) {
        this.converter = converter;
        this.provider = provider;
    }

    /** @param refusals answers a request whose credential is not accepted */
    public AuthenticationFilter filter(SecurityProblems refusals) {
        AuthenticationFilter filter = new AuthenticationFilter(new ProviderManager(provider), converter);
        RequestMatcher checked = request -> !CallerFilter.ignoresCredentials(request.getRequestURI());
        filter.setRequestMatcher(checked);
        filter.setSecurityContextRepository(new RequestAttributeSecurityContextRepository());
        filter.setSuccessHandler((request, response, authenticated) -> {});
        filter.setFailureHandler(refusals);
        return filter;
    }
}
