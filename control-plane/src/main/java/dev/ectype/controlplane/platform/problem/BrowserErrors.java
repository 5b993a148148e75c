package dev.ectype.controlplane.platform.problem;

import jakarta.servlet.http.HttpServletRequest;
import org.springframework.http.ResponseEntity;

/** Renders errors for browsers. */
public interface BrowserErrors {
    /** Returns whether a request expects a page. */
    boolean isFor(HttpServletRequest request);

    /** Renders the page of a problem. */
    ResponseEntity<byte[]> render(Problem problem);
}
