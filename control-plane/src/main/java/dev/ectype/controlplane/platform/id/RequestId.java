package dev.ectype.controlplane.platform.id;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.regex.Pattern;
import org.slf4j.MDC;
import org.springframework.web.filter.OncePerRequestFilter;

/** Assigns an identifier to each request: the client's own if it is safe for logs, else a generated one. */
public final class RequestId extends OncePerRequestFilter {
    public static final String HEADER = "x-request-id";
    private static final Pattern ACCEPTED = Pattern.compile("[A-Za-z0-9._-]{1,128}");
    private static final String ATTRIBUTE = RequestId.class.getName();

    private final Uuid7 ids;

    public RequestId(Uuid7 ids) {
        this.ids = ids;
    }

    /** Returns the identifier of a request. */
    public static String of(HttpServletRequest request) {
        return String.valueOf(request.getAttribute(ATTRIBUTE));
    }

    /** Assigns an identifier to a request and its response header, unless the request has one already. */
    public static String assign(HttpServletRequest request, HttpServletResponse response, Uuid7 ids) {
        if (request.getAttribute(ATTRIBUTE) == null) {
            String chosen = request.getHeader(HEADER);
            String id = chosen != null && ACCEPTED.matcher(chosen).matches()
                    ? chosen
                    : ids.next().toString().replace("-", "");
            request.setAttribute(ATTRIBUTE, id);
            response.setHeader(HEADER, id);
        }
        return of(request);
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        MDC.put("requestId", assign(request, response, ids));
        try {
            chain.doFilter(request, response);
        } finally {
            MDC.remove("requestId");
        }
    }
}
