package dev.ectype.runtime.emulator.context;

import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.ParameterPlan;
import dev.ectype.runtime.plan.SecurityPlan;
import dev.ectype.runtime.plan.binding.BindingPlan;
import dev.ectype.runtime.plan.binding.Location;
import dev.ectype.runtime.state.journal.RequestHeader;
import dev.ectype.runtime.wire.MessageProperties;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Selects the headers that the journal stores to replay a request. Headers with credentials are never stored. */
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

    /** The header in which proxies send the path prefix that they removed. Links in the reply begin with the prefix. */
    static final String MOUNT = "x-forwarded-prefix";

    private final String[] names;

    /**
     * Selects the headers of an operation.
     *
     * @param schemes the security schemes of the API
     * @param host whether links may use the host header of requests
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
        if (operation.binding() instanceof BindingPlan.Channel) {
            remembered.add(MessageProperties.HEADER);
            remembered.add(MessageProperties.NAME_HEADER);
        }
        SECRET.forEach(remembered::remove);
        for (SecurityPlan scheme : schemes) {
            if (scheme.carrier() != null && scheme.location() == Location.HEADER) {
                remembered.remove(scheme.carrier().toLowerCase(Locale.ROOT));
            }
        }
        names = remembered.toArray(String[]::new);
    }

    /** Returns the first value of each selected header. */
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
