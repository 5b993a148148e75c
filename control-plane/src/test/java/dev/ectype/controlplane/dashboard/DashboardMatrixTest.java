package dev.ectype.controlplane.dashboard;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.form.DashboardRoutes;
import dev.ectype.controlplane.platform.form.FormToken;
import dev.ectype.controlplane.signin.TestBrowser;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.web.bind.annotation.RequestMethod;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.mvc.method.RequestMappingInfo;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/** All routes of the dashboard, for visitors, for forms without a token and for each scope. */
class DashboardMatrixTest {
    private static final String ANY = "prj_01k9a3q0e8f6ta1w5y0n4m7b2c";
    private static ControlPlane plane;
    private static List<Route> routes;

    private final Client admin = plane.organization(Plan.ENTERPRISE);

    private record Route(RequestMethod method, String path, Scope scope) {
        boolean changes() {
            return method != RequestMethod.GET;
        }

        @Override
        public String toString() {
            return method + " " + path;
        }
    }

    @BeforeAll
    static void start() {
        plane = ControlPlane.shared();
        routes = new ArrayList<>();
        Map<RequestMappingInfo, HandlerMethod> all = plane.part(
                        "requestMappingHandlerMapping", RequestMappingHandlerMapping.class)
                .getHandlerMethods();
        all.forEach((info, handler) -> {
            if (handler.getBeanType().isAnnotationPresent(DashboardRoutes.class)) {
                Scope scope = handler.getMethodAnnotation(RequiredScope.class).value();
                for (String path : info.getPatternValues()) {
                    info.getMethodsCondition()
                            .getMethods()
                            .forEach(method -> routes.add(new Route(
                                    method,
                                    path.replaceAll("\\{[^{}]*\\[0-9][^}]*}}", "1")
                                            .replaceAll("\\{[^}]*}", ANY),
                                    scope)));
                }
            }
        });
    }

    @Test
    void areFound() {
        assertThat(routes).hasSizeGreaterThan(10);
        assertThat(routes).allSatisfy(route -> assertThat(route.path()).startsWith(DashboardRoutes.FOLDER));
    }

    @Test
    void sendVisitorsToTheSignIn() {
        SoftAssertions soft = new SoftAssertions();
        for (Route route : routes) {
            HttpResponse<String> response = send(new TestBrowser(plane.address()), route, route.path());
            soft.assertThat(response.statusCode()).as(route.toString()).isEqualTo(303);
            soft.assertThat(response.headers().firstValue("Location").orElse(""))
                    .as(route.toString())
                    .startsWith("/sign-in");
        }
        soft.assertAll();
    }

    @Test
    void rejectFormsWithoutAToken() {
        DashboardBrowser owner = DashboardBrowser.of(plane, admin, Scope.ADMIN);
        SoftAssertions soft = new SoftAssertions();
        for (Route route : routes) {
            if (route.changes()) {
                HttpResponse<String> response = send(owner.browser(), route, route.path());
                soft.assertThat(response.statusCode()).as(route.toString()).isEqualTo(403);
                soft.assertThat(response.body()).as(route.toString()).contains("a session that has ended");
            }
        }
        soft.assertAll();
    }

    @Test
    void rejectForeignOrigins() {
        DashboardBrowser owner = DashboardBrowser.of(plane, admin, Scope.ADMIN);
        SoftAssertions soft = new SoftAssertions();
        for (Route route : routes) {
            if (route.changes()) {
                String form = FormToken.address(route.path(), owner.browser().cookie("service_session"));
                soft.assertThat(owner.browser()
                                .post(form, Map.of(), "https://evil.example")
                                .statusCode())
                        .as(route.toString())
                        .isEqualTo(403);
            }
        }
        soft.assertAll();
    }

    @Test
    void rejectMembersWithoutTheScope() {
        SoftAssertions soft = new SoftAssertions();
        for (Scope scope : List.of(Scope.READ, Scope.WRITE)) {
            DashboardBrowser member = DashboardBrowser.of(plane, admin, scope);
            for (Route route : routes) {
                String form = FormToken.address(route.path(), member.browser().cookie("service_session"));
                HttpResponse<String> response = send(member.browser(), route, route.changes() ? form : route.path());
                if (!scope.includes(route.scope())) {
                    soft.assertThat(response.statusCode())
                            .as(scope + " " + route)
                            .isEqualTo(403);
                    soft.assertThat(response.body()).as(scope + " " + route).contains("This needs the scope");
                } else {
                    soft.assertThat(response.body())
                            .as(scope + " " + route)
                            .doesNotContain("This needs the scope", "a session that has ended");
                    soft.assertThat(response.statusCode())
                            .as(scope + " " + route)
                            .isLessThan(500);
                }
            }
        }
        soft.assertAll();
    }

    private static HttpResponse<String> send(TestBrowser browser, Route route, String address) {
        return route.changes() ? browser.post(address, Map.of()) : browser.get(address);
    }
}
