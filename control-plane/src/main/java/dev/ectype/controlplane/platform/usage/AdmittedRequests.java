package dev.ectype.controlplane.platform.usage;

import dev.ectype.controlplane.platform.auth.Caller;
import jakarta.servlet.http.HttpServletRequest;

/** Learns of each request of a caller that is within the rate limits, before it is known whether the caller's scope allows it. */
public interface AdmittedRequests {
    void admitted(Caller caller, HttpServletRequest request);
}
