package dev.ectype.controlplane.dashboard.apikey;

import dev.ectype.controlplane.apikey.ApiKey;
import dev.ectype.controlplane.apikey.ApiKeys;
import dev.ectype.controlplane.apikey.NewApiKey;
import dev.ectype.controlplane.apikey.Rotation;
import dev.ectype.controlplane.dashboard.Dashboard;
import dev.ectype.controlplane.dashboard.DayField;
import dev.ectype.controlplane.dashboard.FormState;
import dev.ectype.controlplane.dashboard.Notice;
import dev.ectype.controlplane.dashboard.Section;
import dev.ectype.controlplane.dashboard.Visit;
import dev.ectype.controlplane.platform.address.ServiceAddress;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.form.DashboardRoutes;
import dev.ectype.controlplane.platform.form.FormRequests;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.platform.web.Times;
import java.io.IOException;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;

/** Serves the pages of API keys. The response to a form that creates a key is the only page that displays the secret. */
@DashboardRoutes
@RequestMapping(ApiKeyPages.HOME)
class ApiKeyPages {
    static final String HOME = DashboardRoutes.FOLDER + "/api-keys";
    private static final String EXPIRY = "expiresAt";

    private final ApiKeys keys;
    private final Dashboard dashboard;
    private final FormRequests forms;
    private final ServiceAddress address;
    private final Times times;

    ApiKeyPages(ApiKeys keys, Dashboard dashboard, FormRequests forms, ServiceAddress address, Times times) {
        this.keys = keys;
        this.dashboard = dashboard;
        this.forms = forms;
        this.address = address;
        this.times = times;
    }

    @GetMapping
    @RequiredScope(Scope.READ)
    ResponseEntity<byte[]> list(Visit visit, PageRequest page) {
        Instant now = times.now();
        return dashboard.show(
                visit,
                Section.API_KEYS,
                "api-keys",
                Map.of(
                        "query",
                        visit.query(),
                        "page",
                        keys.list(visit.organization(), page).map(key -> ApiKeyView.of(key, now))));
    }

    @GetMapping("/new")
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> newKey(Visit visit) {
        return newKey(visit, FormState.EMPTY);
    }

    @PostMapping
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> create(Visit visit) throws IOException {
        return dashboard.submit(
                visit,
                fields -> {
                    NewApiKey request = forms.read(withEnd(fields), NewApiKey.class, "name", "scope", EXPIRY);
                    return made(visit, keys.create(visit.organization(), request), null);
                },
                form -> newKey(visit, form));
    }

    @GetMapping("/{id}")
    @RequiredScope(Scope.READ)
    ResponseEntity<byte[]> show(Visit visit, @PathVariable String id) {
        return dashboard.show(visit, Section.API_KEYS, "api-key", Map.of("view", get(visit, id)));
    }

    @GetMapping("/{id}/rotate")
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> confirmRotation(Visit visit, @PathVariable String id) {
        return confirmRotation(visit, id, FormState.EMPTY);
    }

    @PostMapping("/{id}/rotate")
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> rotate(Visit visit, @PathVariable String id) throws IOException {
        return dashboard.submit(
                visit,
                fields -> {
                    Rotation request = forms.read(fields, Rotation.class, "overlapSeconds");
                    ApiKey made = keys.rotate(visit.organization(), id, request.overlapSeconds());
                    return made(visit, made, get(visit, id));
                },
                form -> confirmRotation(visit, id, form));
    }

    @GetMapping("/{id}/revoke")
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> confirmRevocation(Visit visit, @PathVariable String id) {
        return confirmRevocation(visit, id, FormState.EMPTY);
    }

    @PostMapping("/{id}/revoke")
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<byte[]> revoke(Visit visit, @PathVariable String id) throws IOException {
        return dashboard.submit(
                visit,
                fields -> {
                    keys.revoke(visit.organization(), id);
                    return Dashboard.redirect(HOME, Notice.REVOKED);
                },
                form -> confirmRevocation(visit, id, form));
    }

    private ResponseEntity<byte[]> newKey(Visit visit, FormState form) {
        return dashboard.show(visit, Section.API_KEYS, "api-key-form", form, Map.of());
    }

    /**
     * Displays a new key with its secret.
     *
     * @param replaced the key that it replaces; null if there is none
     */
    private ResponseEntity<byte[]> made(Visit visit, ApiKey made, @Nullable ApiKeyView replaced) {
        Map<String, Object> model = new HashMap<>();
        model.put("made", made);
        model.put("replaced", replaced);
        model.put("address", address.api().toString());
        return dashboard.show(visit, Section.API_KEYS, "api-key-made", model);
    }

    private ResponseEntity<byte[]> confirmRotation(Visit visit, String id, FormState form) {
        ApiKeyView view = get(visit, id);
        return dashboard.show(
                visit,
                Section.API_KEYS,
                "api-key-rotate",
                form,
                Map.of("view", view, "overlaps", Overlap.of(view.key(), times.now())));
    }

    private ResponseEntity<byte[]> confirmRevocation(Visit visit, String id, FormState form) {
        return dashboard.show(visit, Section.API_KEYS, "api-key-revoke", form, Map.of("view", get(visit, id)));
    }

    private ApiKeyView get(Visit visit, String id) {
        return ApiKeyView.of(keys.get(visit.organization(), id), times.now());
    }

    /** Converts the last day of a key to its last second. */
    private static SortedMap<String, String> withEnd(SortedMap<String, String> fields) {
        SortedMap<String, String> request = new TreeMap<>(fields);
        DayField.lastSecond(fields, EXPIRY).ifPresent(end -> request.put(EXPIRY, end.toString()));
        return request;
    }
}
