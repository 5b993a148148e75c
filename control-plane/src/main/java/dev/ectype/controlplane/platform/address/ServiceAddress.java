package dev.ectype.controlplane.platform.address;

import dev.ectype.controlplane.platform.Settings;
import dev.ectype.controlplane.platform.database.DataFolder;
import java.net.URI;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.web.server.context.WebServerInitializedEvent;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/**
 * Resolves the addresses of the service for clients and browsers: from the settings, else from the listening address. An operator command
 * reads that address from the data folder.
 */
@Component
public final class ServiceAddress {
    private static final String NOTED = "address";
    private static final List<String> EVERYWHERE = List.of("0.0.0.0", "::");

    private final Settings settings;
    private final DataFolder folder;
    private volatile URI listening;

    ServiceAddress(Settings settings, DataFolder folder) {
        this.settings = settings;
        this.folder = folder;
        this.listening = folder.noted(NOTED).map(URI::create).orElseGet(() -> at(settings.host(), settings.port()));
    }

    @EventListener
    void listens(WebServerInitializedEvent event) {
        listening = at(settings.host(), event.getWebServer().getPort());
        folder.note(NOTED, listening.toString());
    }

    /** Returns the listening address with a host name that works on this machine. */
    public URI listening() {
        return listening;
    }

    /** Returns the address of the API. */
    public URI api() {
        return chosen(settings.apiUrl(), listening);
    }

    /** Returns the address of the pages. */
    public URI dashboard() {
        return chosen(settings.dashboardUrl(), api());
    }

    private static URI chosen(@Nullable URI configured, URI defaultAddress) {
        return configured == null ? defaultAddress : configured;
    }

    private static URI at(String host, int port) {
        String name = EVERYWHERE.contains(host) ? "localhost" : host;
        return URI.create("http://" + (name.contains(":") ? "[" + name + "]" : name) + ":" + port);
    }
}
