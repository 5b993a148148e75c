package dev.ectype.controlplane.platform.problem;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Objects;

/** Recognises the requests of the SCIM protocol, which have their own media type, errors and credentials. */
public final class ScimPath {
    public static final String ROOT = "/scim/v2";
    public static final String MEDIA_TYPE = "application/scim+json";

    private ScimPath() {}

    /** Returns whether a request belongs to the protocol. The firewall has rejected paths that leave their prefix. */
    public static boolean matches(HttpServletRequest request) {
        // Tomcat has no path for a malformed request line.
        String path = Objects.requireNonNullElse(request.getRequestURI(), "");
        return path.equals(ROOT) || path.startsWith(ROOT + "/");
    }
}
