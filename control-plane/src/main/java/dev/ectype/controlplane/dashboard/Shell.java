package dev.ectype.controlplane.dashboard;

import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.form.FormToken;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Holds what every page of the dashboard displays around its content, and the permissions of its user.
 *
 * @param organization the name of the organization
 * @param user the e-mail address of the user
 * @param section the section of the page
 * @param notice the notice after a form; null if there is none
 * @param session the secret of the session, from which the tokens of forms derive
 */
public record Shell(
        String organization,
        String user,
        Scope scope,
        Plan plan,
        Section section,
        @Nullable Notice notice,
        String session) {
    /** Returns whether the user has a scope. */
    public boolean may(Scope needed) {
        return scope.includes(needed);
    }

    /** Returns whether the user may change data. */
    public boolean mayWrite() {
        return may(Scope.WRITE);
    }

    /** Returns whether the user administers the organization. */
    public boolean mayAdmin() {
        return may(Scope.ADMIN);
    }

    /** Returns the sections of one part of the navigation that the user may open. */
    public List<Section> sections(boolean administration) {
        return Stream.of(Section.values())
                .filter(entry -> entry.isAdministration() == administration && may(entry.scope()))
                .toList();
    }

    /** Returns the address of a form with a token of its own. */
    public String form(String path) {
        return FormToken.address(path, session);
    }
}
