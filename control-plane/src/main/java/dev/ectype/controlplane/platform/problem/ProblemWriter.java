package dev.ectype.controlplane.platform.problem;

import dev.ectype.controlplane.platform.address.ServiceAddress;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import dev.ectype.controlplane.platform.id.RequestId;
import dev.ectype.controlplane.platform.id.Uuid7;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Objects;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/** Converts exceptions to problems, to pages for browsers or to errors of SCIM, and writes them for requests that reach no controller. */
@Component
public final class ProblemWriter {
    private final ServiceAddress address;
    private final JsonMapper json;
    private final Uuid7 ids;
    private final BrowserErrors page;

    ProblemWriter(ServiceAddress address, JsonMapper json, Uuid7 ids, BrowserErrors page) {
        this.address = address;
        this.json = json;
        this.ids = ids;
        this.page = page;
    }

    ResponseEntity<?> reply(ServiceException exception, HttpServletRequest request) {
        HttpHeaders headers = new HttpHeaders();
        if (page.isFor(request)) {
            ResponseEntity<byte[]> rendered = page.render(problem(exception, request));
            headers.addAll(rendered.getHeaders());
            exception.headers().forEach(headers::set);
            return new ResponseEntity<>(rendered.getBody(), headers, rendered.getStatusCode());
        }
        headers.setContentType(MediaType.parseMediaType(mediaType(request)));
        exception.headers().forEach(headers::set);
        return new ResponseEntity<>(
                body(exception, request),
                headers,
                HttpStatusCode.valueOf(exception.code().status()));
    }

    /** Writes the response of a request that fails before it reaches a controller. */
    public void write(ServiceException exception, HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        // A request that fails before the filters has no identifier yet.
        RequestId.assign(request, response, ids);
        response.setStatus(exception.code().status());
        response.setHeader("X-Content-Type-Options", "nosniff");
        response.setHeader(HttpHeaders.CACHE_CONTROL, "no-store");
        exception.headers().forEach(response::setHeader);
        if (page.isFor(request)) {
            ResponseEntity<byte[]> rendered = page.render(problem(exception, request));
            rendered.getHeaders().forEach((name, values) -> values.forEach(value -> response.setHeader(name, value)));
            response.getOutputStream().write(Objects.requireNonNull(rendered.getBody()));
            return;
        }
        response.setContentType(mediaType(request));
        response.getOutputStream().write(json.writeValueAsBytes(body(exception, request)));
    }

    private static String mediaType(HttpServletRequest request) {
        return ScimPath.matches(request) ? ScimPath.MEDIA_TYPE : MediaType.APPLICATION_PROBLEM_JSON_VALUE;
    }

    private Object body(ServiceException exception, HttpServletRequest request) {
        RefusalReason.set(request, String.valueOf(exception.getMessage()));
        return ScimPath.matches(request) ? ScimError.of(exception) : problem(exception, request);
    }

    private Problem problem(ServiceException exception, HttpServletRequest request) {
        ErrorCode code = exception.code();
        String message = String.valueOf(exception.getMessage());
        return new Problem(
                address.api().resolve(code.page()),
                code.title(),
                code.status(),
                message,
                code.code(),
                message,
                exception.details(),
                RequestId.of(request));
    }
}
