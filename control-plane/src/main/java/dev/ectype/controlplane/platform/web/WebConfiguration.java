package dev.ectype.controlplane.platform.web;

import dev.ectype.controlplane.platform.Settings;
import dev.ectype.controlplane.platform.auth.CallerFilter;
import dev.ectype.controlplane.platform.content.StreamedBodies;
import dev.ectype.controlplane.platform.id.RequestId;
import dev.ectype.controlplane.platform.id.Uuid7;
import dev.ectype.controlplane.platform.idempotency.IdempotencyFilter;
import dev.ectype.controlplane.platform.problem.ProblemWriter;
import dev.ectype.controlplane.platform.telemetry.RequestReport;
import jakarta.servlet.Filter;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.MediaType;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.annotation.web.configurers.AbstractHttpConfigurer;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.security.web.context.SecurityContextHolderFilter;
import org.springframework.security.web.header.writers.ReferrerPolicyHeaderWriter.ReferrerPolicy;
import org.springframework.web.cors.CorsConfiguration;
import org.springframework.web.cors.UrlBasedCorsConfigurationSource;
import org.springframework.web.filter.CorsFilter;
import org.springframework.web.filter.RequestContextFilter;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.servlet.HandlerInterceptor;
import org.springframework.web.servlet.config.annotation.ContentNegotiationConfigurer;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/**
 * What a request goes through, in this order: its identifier, its report, headers of safety, its caller, the limit of its body, and then the
 * interceptors, in their order: rate limits, scopes and plans, idempotency, and what features add.
 */
@Configuration(proxyBeanMethods = false)
class WebConfiguration {
    private static final String NOTHING_FOREIGN =
            "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

    private static final Duration ASK_AGAIN = Duration.ofHours(1);

    @Bean
    SecurityFilterChain security(
            HttpSecurity http,
            Settings settings,
            Uuid7 ids,
            ProblemWriter problems,
            RequestReport report,
            StreamedBodies streamed,
            CallerFilter callers,
            IdempotencyFilter idempotency)
            throws Exception {
        origins(http, settings);
        // Callers are found and let through by filters and interceptors of ours: nothing is kept in sessions or
        // contexts.
        return http.sessionManagement(AbstractHttpConfigurer::disable)
                .securityContext(AbstractHttpConfigurer::disable)
                .servletApi(AbstractHttpConfigurer::disable)
                .exceptionHandling(AbstractHttpConfigurer::disable)
                // Requests that change something by a cookie must come from a page of ours (CallerFilter), so no token
                // is needed.
                .csrf(AbstractHttpConfigurer::disable)
                .httpBasic(AbstractHttpConfigurer::disable)
                .formLogin(AbstractHttpConfigurer::disable)
                .logout(AbstractHttpConfigurer::disable)
                .anonymous(AbstractHttpConfigurer::disable)
                .requestCache(AbstractHttpConfigurer::disable)
                .headers(headers -> headers.contentSecurityPolicy(policy -> policy.policyDirectives(NOTHING_FOREIGN))
                        .referrerPolicy(referrer -> referrer.policy(ReferrerPolicy.NO_REFERRER)))
                .addFilterBefore(new RequestId(ids), SecurityContextHolderFilter.class)
                .addFilterAfter(report, RequestId.class)
                .addFilterAfter(callers, SecurityContextHolderFilter.class)
                .addFilterAfter(new BodyLimit(settings.maxBody(), streamed, problems), CallerFilter.class)
                .addFilterAfter(idempotency, BodyLimit.class)
                .build();
    }

    /** Lets pages of other origins call the API, where an operator names them; it stands before the callers, so that they read refusals. */
    private static void origins(HttpSecurity http, Settings settings) {
        if (settings.corsOrigins().isEmpty()) {
            return;
        }
        CorsConfiguration allowed = new CorsConfiguration();
        allowed.setAllowedOrigins(settings.corsOrigins());
        // Pages of the address that it listens on are of the same origin, and ask nobody.
        allow(allowed, settings.apiUrl());
        allow(allowed, settings.dashboardUrl());
        allowed.setAllowedMethods(List.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"));
        allowed.setAllowedHeaders(List.of(
                "authorization",
                "x-service-key",
                "x-service-api-key",
                "content-type",
                "content-digest",
                "idempotency-key",
                "if-none-match",
                "range",
                "upload-offset",
                "x-request-id"));
        allowed.setExposedHeaders(List.of(
                "x-request-id",
                "location",
                "etag",
                "repr-digest",
                "content-range",
                "upload-offset",
                "idempotent-replayed",
                "ratelimit",
                "ratelimit-policy",
                "retry-after"));
        allowed.setMaxAge(ASK_AGAIN);
        UrlBasedCorsConfigurationSource everywhere = new UrlBasedCorsConfigurationSource();
        everywhere.registerCorsConfiguration("/**", allowed);
        http.addFilterBefore(new CorsFilter(everywhere), SecurityContextHolderFilter.class);
    }

    private static void allow(CorsConfiguration origins, @Nullable URI address) {
        if (address != null) {
            origins.addAllowedOrigin(address.getScheme() + "://" + address.getRawAuthority());
        }
    }

    /** These belong into the chain above, and must not stand before it as well. */
    @Bean
    static FilterRegistrationBean<IdempotencyFilter> idempotencyInTheChain(IdempotencyFilter filter) {
        return inTheChain(filter);
    }

    @Bean
    static FilterRegistrationBean<RequestReport> reportInTheChain(RequestReport filter) {
        return inTheChain(filter);
    }

    @Bean
    static FilterRegistrationBean<CallerFilter> callersInTheChain(CallerFilter filter) {
        return inTheChain(filter);
    }

    /** The dispatcher makes the context of a request; no filter asks for it before. */
    @Bean
    static FilterRegistrationBean<RequestContextFilter> noContextForFilters() {
        return inTheChain(new RequestContextFilter());
    }

    private static <F extends Filter> FilterRegistrationBean<F> inTheChain(F filter) {
        FilterRegistrationBean<F> registration = new FilterRegistrationBean<>(filter);
        registration.setEnabled(false);
        return registration;
    }

    @Bean
    WebMvcConfigurer mvc(List<HandlerInterceptor> interceptors, List<HandlerMethodArgumentResolver> arguments) {
        return new WebMvcConfigurer() {
            @Override
            public void addInterceptors(InterceptorRegistry registry) {
                interceptors.forEach(registry::addInterceptor);
            }

            @Override
            public void addArgumentResolvers(List<HandlerMethodArgumentResolver> resolvers) {
                resolvers.addAll(arguments);
            }

            @Override
            public void configureContentNegotiation(ContentNegotiationConfigurer negotiation) {
                // Each route has one form of reply; what a client would rather have does not change it.
                negotiation.ignoreAcceptHeader(true).defaultContentType(MediaType.APPLICATION_JSON, MediaType.ALL);
            }
        };
    }
}
