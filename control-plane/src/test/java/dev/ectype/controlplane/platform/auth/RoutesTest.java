package dev.ectype.controlplane.platform.auth;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.ControlPlane;
import jakarta.servlet.DispatcherType;
import org.junit.jupiter.api.Test;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.web.servlet.DispatcherServlet;
import org.springframework.web.servlet.HandlerMapping;

class RoutesTest {
    private final Routes routes = ControlPlane.shared().part(Routes.class);

    @Test
    void routeThatAFilterFoundIsHandedToTheDispatcherOnce() {
        MockHttpServletRequest request = found();
        assertThat(routes.getHandler(request).getHandler())
                .isEqualTo(routes.of(request).orElseThrow());
        assertThat(request.getAttribute(HandlerMapping.BEST_MATCHING_PATTERN_ATTRIBUTE))
                .isEqualTo("/v1/projects/{id}");
        assertThat(routes.getHandler(request)).isNull();
        assertThat(routes.getHandler(new MockHttpServletRequest("GET", "/v1/projects")))
                .isNull();
    }

    @Test
    void dispatchOfAnErrorGetsNoRouteOfTheRequest() {
        MockHttpServletRequest request = found();
        request.setDispatcherType(DispatcherType.ERROR);
        assertThat(routes.getHandler(request)).isNull();
    }

    @Test
    void dispatcherAsksForTheFoundRouteFirst() {
        ControlPlane.shared().nobody().get("/v1/health/live").is(200);
        assertThat(ControlPlane.shared().part(DispatcherServlet.class).getHandlerMappings())
                .first()
                .isSameAs(routes);
    }

    private MockHttpServletRequest found() {
        MockHttpServletRequest request = new MockHttpServletRequest("GET", "/v1/projects/shop");
        assertThat(routes.of(request)).isPresent();
        return request;
    }
}
