package dev.ectype.controlplane.platform.auth;

import org.springframework.security.authentication.ProviderManager;
import org.springframework.security.web.authentication.AuthenticationFilter;
import org.springframework.security.web.context.RequestAttributeSecurityContextRepository;
import org.springframework.security.web.util.matcher.RequestMatcher;
import org.springframework.stereotype.Component;

/** Creates the stateless filter that authenticates requests by their credential. */
@Component
public final class Credentials {
    private final CredentialConverter converter;
    private final CallerProvider provider;

    Credentials(CredentialConverter converter, CallerProvider provider) {
        this.converter = converter;
        this.provider = provider;
    }

    /**
     * Creates the filter.
     *
     * @param refusals the handler of rejected credentials
     */
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
