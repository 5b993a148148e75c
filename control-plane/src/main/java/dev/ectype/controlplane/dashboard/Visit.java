package dev.ectype.controlplane.dashboard;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.Credential;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.form.FormFields;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.UUID;

/**
 * Represents a request of a signed-in user for a page or with a form.
 *
 * @param caller the session
 */
public record Visit(Caller caller, HttpServletRequest request) {
    public UUID organization() {
        return caller.organization();
    }

    /** Returns the signed-in user. */
    public UUID user() {
        return Objects.requireNonNull(caller.user(), "user");
    }

    /** Returns whether the user has a scope. */
    public boolean may(Scope scope) {
        return caller.scope().includes(scope);
    }

    /** Returns the fields of the form. */
    public SortedMap<String, String> fields() throws IOException {
        return FormFields.of(request);
    }

    /** Returns the filters of a list; other parameters are ignored. */
    public ListFilters query(String... names) {
        return ListFilters.of(request, List.of(names));
    }

    Optional<Notice> notice() {
        return Notice.of(request.getParameter("done"));
    }

    String session() {
        return Credential.of(request).orElseThrow().text();
    }
}
