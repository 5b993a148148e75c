package dev.ectype.controlplane.platform.auth;

import dev.ectype.controlplane.platform.address.ServiceAddress;
import jakarta.servlet.http.HttpServletRequest;
import java.net.URI;
import org.springframework.stereotype.Component;

/** Recognises requests of the dashboard's pages by a header of the browser, which pages cannot forge. */
@Component
final class DashboardOrigin {
    static final String HEADER = "Origin";

    private final ServiceAddress address;

    DashboardOrigin(ServiceAddress address) {
        this.address = address;
    }

    boolean isOriginOf(HttpServletRequest request) {
        URI dashboard = address.dashboard();
        return (dashboard.getScheme() + "://" + dashboard.getRawAuthority()).equals(request.getHeader(HEADER));
    }

    URI address() {
        return address.dashboard();
    }
}
