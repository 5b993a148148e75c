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

    /** The header in which proxies send the path prefix that they removed. Links in the reply begin with the prefix. */
    static final String MOUNT = "x-forwarded-prefix";

    private final String[] names;

    /** The last result. Threads may overwrite it, which only costs the others a comparison. */
    private volatile List<RequestHeader> last = List.of();

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

    /** Returns the first value of each selected header. Equal headers of successive requests are mostly the same list. */
    public List<RequestHeader> of(Request request) {
        List<RequestHeader> known = last;
        if (isRecord(known, request)) {
            return known;
        }
        List<RequestHeader> headers = new ArrayList<>();
        for (String name : names) {
            String value = request.header(name);
            if (value != null) {
                headers.add(new RequestHeader(name, value));
            }
        }
        if (!request.mount().isEmpty()) {
            headers.add(new RequestHeader(MOUNT, request.mount()));
        }
        List<RequestHeader> recorded = List.copyOf(headers);
        last = recorded;
        return recorded;
    }

    /** Returns true if a list is the result for a request. */
    private boolean isRecord(List<RequestHeader> known, Request request) {
        int found = 0;
        for (String name : names) {
            String value = request.header(name);
            if (value != null) {
                if (found == known.size() || !known.get(found).is(name, value)) {
                    return false;
                }
                found++;
            }
        }
        return found == known.size() && request.mount().isEmpty();
    }
}
