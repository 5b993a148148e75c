package dev.ectype.controlplane.page;

import dev.ectype.controlplane.platform.form.DashboardRoutes;
import dev.ectype.controlplane.platform.problem.BrowserErrors;
import dev.ectype.controlplane.platform.problem.Problem;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Map;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;

/** Renders errors of the dashboard, which people read, as pages. */
@Component
final class DashboardErrors implements BrowserErrors {
    private final Pages pages;

    DashboardErrors(Pages pages) {
        this.pages = pages;
    }

    @Override
    public boolean isFor(HttpServletRequest request) {
        String path = request.getRequestURI();
        // Requests with a malformed first line have no path.
        return path != null && (path.equals(DashboardRoutes.FOLDER) || path.startsWith(DashboardRoutes.FOLDER + "/"));
    }

    @Override
    public ResponseEntity<byte[]> render(Problem problem) {
        ErrorView view = new ErrorView(problem.title(), problem.message(), problem.requestId());
        return pages.render(HttpStatus.valueOf(problem.status()), "error", Map.of("error", view), List.of());
    }
}
