package dev.ectype.controlplane.platform.web;

import dev.ectype.controlplane.platform.Settings;
import dev.ectype.controlplane.platform.auth.CallerFilter;
import dev.ectype.controlplane.platform.auth.Credentials;
import dev.ectype.controlplane.platform.auth.RouteAuthorization;
import dev.ectype.controlplane.platform.auth.SecurityProblems;
import dev.ectype.controlplane.platform.auth.Suspensions;
import dev.ectype.controlplane.platform.content.StreamedBodies;
import dev.ectype.controlplane.platform.id.RequestId;
import dev.ectype.controlplane.platform.id.Uuid7;
import dev.ectype.controlplane.platform.idempotency.IdempotencyFilter;
import dev.ectype.controlplane.platform.problem.MalformedPathFilter;
import dev.ectype.controlplane.platform.problem.ProblemWriter;
import dev.ectype.controlplane.platform.ratelimit.RateLimitFilter;
import dev.ectype.controlplane.platform.telemetry.RequestReport;
import dev.ectype.controlplane.platform.text.PlainText;
import dev.ectype.controlplane.platform.text.TextDeserializer;
import jakarta.servlet.Filter;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.http.converter.autoconfigure.ServerHttpMessageConvertersCustomizer;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.Ordered;
import org.springframework.http.MediaType;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.annotation.web.configurers.AbstractHttpConfigurer;
import org.springframework.security.config.http.SessionCreationPolicy;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.security.web.access.intercept.AuthorizationFilter;
import org.springframework.security.web.authentication.AnonymousAuthenticationFilter;
import org.springframework.security.web.context.SecurityContextHolderFilter;
import org.springframework.security.web.firewall.HttpFirewall;
import org.springframework.security.web.firewall.StrictHttpFirewall;
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
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/**
 * Configures the filter chain, in this order: discarding of unread bodies, identifier, report, Spring Security's firewall and headers,
 * credential, rate limit, authorization, body limit, idempotency key, and the interceptors of features.
 */
@Configuration(proxyBeanMethods = false)
class WebConfiguration {
    private static final String NOTHING_FOREIGN =
            "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

    private static final int FIRST = Ordered.HIGHEST_PRECEDENCE;
    private static final Duration ASK_AGAIN = Duration.ofHours(1);

    @Bean
    SecurityFilterChain security(
            HttpSecurity http,
            Settings settings,
            ProblemWriter problems,
            StreamedBodies streamed,
            Credentials credentials,
            Suspensions suspensions,
            RouteAuthorization routes,
            SecurityProblems refusals,
            RateLimitFilter rates,
            IdempotencyFilter idempotency)
            throws Exception {
        origins(http, settings, problems);
        return http.sessionManagement(sessions -> sessions.sessionCreationPolicy(SessionCreationPolicy.STATELESS))
                .servletApi(AbstractHttpConfigurer::disable)
                // Mutations with a cookie must come from a page of the dashboard, so no CSRF token is needed.
                .csrf(AbstractHttpConfigurer::disable)
                .httpBasic(AbstractHttpConfigurer::disable)
                .formLogin(AbstractHttpConfigurer::disable)
                .logout(AbstractHttpConfigurer::disable)
                .requestCache(AbstractHttpConfigurer::disable)
                .headers(headers -> headers.contentSecurityPolicy(policy -> policy.policyDirectives(NOTHING_FOREIGN))
                        .referrerPolicy(referrer -> referrer.policy(ReferrerPolicy.NO_REFERRER)))
                .exceptionHandling(
                        handling -> handling.authenticationEntryPoint(refusals).accessDeniedHandler(refusals))
                .authorizeHttpRequests(requests -> requests.anyRequest().access(routes))
                .addFilterBefore(credentials.filter(refusals), AnonymousAuthenticationFilter.class)
                .addFilterAfter(new CallerFilter(), AnonymousAuthenticationFilter.class)
                .addFilterAfter(rates, CallerFilter.class)
                .addFilterAfter(
                        new BodyLimit(settings.maxBody(), streamed, suspensions, problems), AuthorizationFilter.class)
                .addFilterAfter(idempotency, BodyLimit.class)
                .build();
    }

    /** Rejects header and parameter characters by the rule of {@link PlainText}. The dispatcher answers unknown methods, with Allow. */
    @Bean
    static HttpFirewall firewall() {
        StrictHttpFirewall firewall = new StrictHttpFirewall();
        firewall.setUnsafeAllowAnyHttpMethod(true);
        firewall.setAllowedParameterNames(PlainText::accepts);
        firewall.setAllowedParameterValues(PlainText::accepts);
        return firewall;
    }

    /** Applies the same rule to strings of request bodies, but not to JSON of the database. */
    @Bean
    static ServerHttpMessageConvertersCustomizer textsOfBodies(JsonMapper json) {
        SimpleModule texts = new SimpleModule("texts").addDeserializer(String.class, new TextDeserializer());
        return converters -> converters.withJsonConverter(
                new Utf8JsonConverter(json.rebuild().addModule(texts).build()));
    }

    /** Allows the configured origins to call the API (CORS). It precedes the authentication, so that pages can read its errors. */
    private static void origins(HttpSecurity http, Settings settings, ProblemWriter problems) {
        if (settings.corsOrigins().isEmpty()) {
            return;
        }
        CorsConfiguration allowed = new CorsConfiguration();
        allowed.setAllowedOrigins(settings.corsOrigins());
        // Pages of the listening address have the same origin and need no CORS.
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
        // Only the API: identity providers of other origins post forms to the sign-in.
        UrlBasedCorsConfigurationSource api = new UrlBasedCorsConfigurationSource();
        api.registerCorsConfiguration("/v1/**", allowed);
        api.registerCorsConfiguration("/openapi.json", allowed);
        CorsFilter filter = new CorsFilter(api);
        filter.setCorsProcessor(new CorsProblems(problems));
        http.addFilterBefore(filter, SecurityContextHolderFilter.class);
    }

    private static void allow(CorsConfiguration origins, @Nullable URI address) {
        if (address != null) {
            origins.addAllowedOrigin(address.getScheme() + "://" + address.getRawAuthority());
        }
    }

    @Bean
    static FilterRegistrationBean<UnreadBodies> unreadBodies() {
        return before(new UnreadBodies(), FIRST);
    }

    @Bean
    static FilterRegistrationBean<RequestId> requestIds(Uuid7 ids) {
        return before(new RequestId(ids), FIRST + 1);
    }

    @Bean
    static FilterRegistrationBean<RequestReport> reports(RequestReport report) {
        return before(report, FIRST + 2);
    }

    @Bean
    static FilterRegistrationBean<MalformedPathFilter> malformedPaths(MalformedPathFilter filter) {
        return before(filter, FIRST + 3);
    }

    /** Registers a filter before Spring Security, which sees the requests that the firewall rejects. */
    private static <F extends Filter> FilterRegistrationBean<F> before(F filter, int order) {
        FilterRegistrationBean<F> registration = new FilterRegistrationBean<>(filter);
        registration.setOrder(order);
        return registration;
    }

    @Bean
    static FilterRegistrationBean<IdempotencyFilter> idempotencyInTheChain(IdempotencyFilter filter) {
        return inTheChain(filter);
    }

    @Bean
    static FilterRegistrationBean<RateLimitFilter> rateLimitsInTheChain(RateLimitFilter filter) {
        return inTheChain(filter);
    }

    /** Disables the request context filter, because the dispatcher creates the context. */
    @Bean
    static FilterRegistrationBean<RequestContextFilter> noContextForFilters() {
        return inTheChain(new RequestContextFilter());
    }

    /** Disables the separate registration of a filter of the chain above. */
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
                // Each route has one response format, independent of the Accept header.
                negotiation.ignoreAcceptHeader(true).defaultContentType(MediaType.APPLICATION_JSON, MediaType.ALL);
            }
        };
    }
}
