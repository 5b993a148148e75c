package dev.ectype.controlplane.dashboard;

import dev.ectype.controlplane.organization.Organizations;
import dev.ectype.controlplane.page.Pages;
import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import dev.ectype.controlplane.platform.idempotency.Effects;
import java.io.IOException;
import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;

/** Renders pages of the dashboard and handles their forms. */
@Component
public final class Dashboard {
    private static final int FAULTS = 500;

    private final Organizations organizations;
    private final Pages pages;
    private final Effects effects;

    Dashboard(Organizations organizations, Pages pages, Effects effects) {
        this.organizations = organizations;
        this.pages = pages;
        this.effects = effects;
    }

    /**
     * Renders a page.
     *
     * @param template the template, in the folder of the dashboard
     * @param model the parameters of the template; the shell is added
     */
    public ResponseEntity<byte[]> show(Visit visit, Section section, String template, Map<String, Object> model) {
        return render(HttpStatus.OK, visit, section, template, model);
    }

    /** Renders a page with a form; its status is that of the last attempt. */
    public ResponseEntity<byte[]> show(
            Visit visit, Section section, String template, FormState form, Map<String, Object> model) {
        Map<String, Object> all = new HashMap<>(model);
        all.put("form", form);
        return render(HttpStatus.valueOf(form.status()), visit, section, template, all);
    }

    /**
     * Carries out a form, or displays it again with the reason of its rejection.
     *
     * @param action the effect; returns the response, usually {@link #redirect}
     * @param again displays the form
     */
    public ResponseEntity<byte[]> submit(
            Visit visit,
            Function<SortedMap<String, String>, ResponseEntity<byte[]>> action,
            Function<FormState, ResponseEntity<byte[]>> again)
            throws IOException {
        SortedMap<String, String> fields = visit.fields();
        return Objects.requireNonNull(attempt(visit, fields, () -> action.apply(fields), again));
    }

    /**
     * Carries out a form with a file, whose body the effect reads, or displays it again with the reason of its rejection.
     *
     * @param field the name of the field of the file
     * @param effect the effect; returns null if it has written the response
     * @param again displays the form
     */
    public @Nullable ResponseEntity<byte[]> upload(
            Visit visit, String field, Upload effect, Function<FormState, ResponseEntity<byte[]>> again)
            throws IOException {
        return attempt(visit, new TreeMap<>(Map.of(field, "")), effect, again);
    }

    /** Carries out a form with a file. */
    public interface Upload {
        @Nullable
        ResponseEntity<byte[]> run() throws IOException;
    }

    private @Nullable ResponseEntity<byte[]> attempt(
            Visit visit,
            SortedMap<String, String> fields,
            Upload effect,
            Function<FormState, ResponseEntity<byte[]>> again)
            throws IOException {
        try {
            return effect.run();
        } catch (ServiceException rejected) {
            if (rejected.code().status() >= FAULTS && rejected.code() != ErrorCode.UNAVAILABLE) {
                throw rejected;
            }
            effects.undo(visit.request());
            return again.apply(FormState.rejected(fields, rejected));
        }
    }

    /** Returns a redirect to a page, which displays a notice. */
    public static ResponseEntity<byte[]> redirect(String path, Notice notice) {
        return redirect(path + (path.indexOf('?') < 0 ? "?" : "&") + "done=" + notice.code());
    }

    /** Returns a redirect to a page. */
    public static ResponseEntity<byte[]> redirect(String path) {
        return ResponseEntity.status(HttpStatus.SEE_OTHER)
                .location(URI.create(path))
                .build();
    }

    private ResponseEntity<byte[]> render(
            HttpStatus status, Visit visit, Section section, String template, Map<String, Object> model) {
        Caller caller = visit.caller();
        Map<String, Object> all = new HashMap<>(model);
        all.put(
                "shell",
                new Shell(
                        organizations.get(caller.organization()).name(),
                        caller.name(),
                        caller.scope(),
                        caller.plan(),
                        section,
                        visit.notice().orElse(null),
                        visit.session()));
        return pages.render(status, "dashboard/" + template, all, List.of());
    }
}
