package dev.ectype.controlplane.dashboard;

import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.form.DashboardRoutes;

/** Lists the sections of the dashboard in the order of its navigation. */
public enum Section {
    OVERVIEW("Overview", "", Scope.READ),
    PROJECTS("Projects", "/projects", Scope.READ),
    EMULATORS("Emulators", "/emulators", Scope.READ),
    RECORDINGS("Recordings", "/recordings", Scope.READ),
    SNAPSHOTS("Snapshots", "/snapshots", Scope.READ),
    EVENTS("Events", "/events", Scope.READ),
    USAGE("Usage", "/usage", Scope.ADMIN),
    MEMBERS("Members", "/members", Scope.READ),
    API_KEYS("API keys", "/api-keys", Scope.READ),
    SSO("Single sign-on", "/sso", Scope.ADMIN),
    SCIM("Provisioning", "/scim", Scope.ADMIN),
    ORGANIZATION("Organization", "/organization", Scope.READ),
    ACCOUNT("Your account", "/account", Scope.READ);

    private final String label;
    private final String path;
    private final Scope scope;

    Section(String label, String path, Scope scope) {
        this.label = label;
        this.path = path;
        this.scope = scope;
    }

    public String label() {
        return label;
    }

    /** Returns the address of the first page of the section. */
    public String path() {
        return DashboardRoutes.FOLDER + path;
    }

    /** Returns the scope that the pages of the section need. */
    public Scope scope() {
        return scope;
    }

    /** Returns whether the section concerns the organization, as opposed to the work of its members. */
    public boolean isAdministration() {
        return compareTo(MEMBERS) >= 0;
    }
}
