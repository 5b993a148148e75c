package dev.ectype.runtime.emulator.context;

import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.ParameterPlan;
import dev.ectype.runtime.plan.SecurityPlan;
import dev.ectype.runtime.plan.binding.Location;
import dev.ectype.runtime.state.journal.RequestHeader;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The headers that it takes to send a request again; never those that carry credentials. */
public final class JournaledHeaders {
    private static final List<String> ALWAYS = List.of(
            "content-type",
            "content-encoding",
            "accept",
            "accept-language",
            "if-match",
            "if-none-match",
            "idempotency-key",
            "prefer");
    private static final List<String> SECRET = List.of("authorization", "proxy-authorization", "cookie");

    private static final int USUAL = 4;

    /** As proxies call the part of a path that they cut off: links in the reply begin with it. */
    static final String MOUNT = "x-forwarded-prefix";

    private final String[] names;

    /**
     * Chooses them.
     *
     * @param schemes the ways in which the API's own credentials arrive
     * @param host whether links may take the host that requests name
     */
    JournaledHeaders(OperationPlan operation, Collection<SecurityPlan> schemes, boolean host) {
        Set<String> remembered = new LinkedHashSet<>(ALWAYS);
        if (host) {
            remembered.add("host");
        }
        for (ParameterPlan parameter : operation.parameters()) {
            if (parameter.in() == Location.HEADER) {
                remembered.add(parameter.name().toLowerCase(Locale.ROOT));
            }
        }
        SECRET.forEach(remembered::remove);
        for (SecurityPlan scheme : schemes) {
            if (scheme.carrier() != null && scheme.location() == Location.HEADER) {
                remembered.remove(scheme.carrier().toLowerCase(Locale.ROOT));
            }
        }
        names = remembered.toArray(String[]::new);
    }

    /** The first value of each: requests know at once of most names that no field is called so. */
    public List<RequestHeader> of(Request request) {
        List<RequestHeader> headers = new ArrayList<>(USUAL);
        for (int at = 0; at < names.length; at++) {
            String value = request.header(names[at]);
            if (value != null) {
                headers.add(new RequestHeader(names[at], value));
            }
        }
        if (!request.mount().isEmpty()) {
            headers.add(new RequestHeader(MOUNT, request.mount()));
        }
        return headers;
    }
}
