package dev.ectype.controlplane.platform.usage;

import dev.ectype.controlplane.platform.auth.Caller;
import jakarta.servlet.http.HttpServletRequest;

/** Receives each request of a caller within the rate limits, before the check of its scope. */
public interface AdmittedRequests {
    void admitted(Caller caller, HttpServletRequest request);
}
